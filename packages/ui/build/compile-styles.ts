import { resolve } from 'node:path'
import { compile, processVanillaFile } from '@vanilla-extract/integration'
import { transform } from 'esbuild'

const root = resolve(import.meta.dirname, '..')

/** Every class, keyframe and local variable starts with this, so that none has the name of one in the host. */
const PREFIX = 'tributary-'

const identOption = ({ hash }: { hash: string }) => `${PREFIX}${hash}`

/** A compiled `*.css.ts`: a module with its class names, and its rules without those of the files it imports. */
export type CompiledStyles = { code: string; css: string }

/** Compiles one `*.css.ts`. The module does not import its stylesheet, because Node could not load that. */
export async function compileStyles(path: string): Promise<CompiledStyles> {
  const { source } = await compile({ filePath: path, cwd: root, identOption })
  let css = ''
  const code = await processVanillaFile({
    source,
    filePath: path,
    identOption,
    serializeVirtualCssPath: ({ fileScope, source: rules }) => {
      if (resolve(root, fileScope.filePath) === path) css = rules
      return ''
    },
  })
  return { code, css: await inLayer(css.replaceAll('.lucide-', `.${PREFIX}icon-`)) }
}

/**
 * Puts rules in the layer `tributary`, below every unlayered rule of the host. The layer of the reset becomes
 * `tributary.reset`, which is below the components in any loading order.
 */
async function inLayer(css: string): Promise<string> {
  if (css === '') return ''
  const { code } = await transform(`@layer tributary {\n${css}\n}`, { loader: 'css', minifyWhitespace: true })
  // Spaces that esbuild keeps before the values of variables.
  return code.replaceAll(/(?<=[{;]--[\w-]+:) /g, '')
}
