import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { describedSources } from '@tributary/tooling/described-sources'

/**
 * Makes later imports load the contract with the doc comments of its fields as descriptions. Only the tool that writes the
 * document does this: it takes a compiler.
 */
export function describeContract(): void {
  const wrapper = new URL('./descriptions.ts', import.meta.url).href
  const sources = describedSources('packages/sdk/src/contract/index.ts', wrapper)
  registerHooks({
    load: (url, context, next) => {
      const source = url.startsWith('file:') ? sources.get(fileURLToPath(url)) : undefined
      return source === undefined
        ? next(url, context)
        : { format: 'module-typescript', source, shortCircuit: true }
    },
  })
}
