import { readFile } from 'node:fs/promises'
import { defineConfig, type Options } from 'tsup'
import { withoutDocumentation } from './build/without-documentation.ts'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/** Keeps every module a file of its own, so that a bundler can leave out whole modules nobody asked for. */
const oneFilePerModule: Plugin = {
  name: 'one-file-per-module',
  setup: (build) => {
    build.onResolve({ filter: /^\.{1,2}\/.*\.ts$/ }, ({ path, kind }) =>
      kind === 'entry-point' ? null : { path: path.replace(/\.ts$/, '.js'), external: true },
    )
  },
}

/** Who may call and what may go wrong is for servers and documents, and would be dead weight in every client. */
const callsWithoutDocumentation: Plugin = {
  name: 'calls-without-documentation',
  setup: (build) => {
    build.onLoad({ filter: /\/src\/contract\/.*\.ts$/ }, async ({ path }) => ({
      contents: withoutDocumentation(await readFile(path, 'utf8')),
      loader: 'ts',
    }))
  },
}

const common: Options = { format: 'esm', target: 'es2023', splitting: false }

export default defineConfig([
  {
    ...common,
    entry: ['src/**/*.ts', '!src/**/*.test.ts', '!src/test/**', '!src/contract/index.ts'],
    dts: { entry: { index: 'src/index.ts', rules: 'src/rules.ts', contract: 'src/contract/index.ts' } },
    esbuildPlugins: [oneFilePerModule, callsWithoutDocumentation],
  },
  // The contract as it is written, in one file, for whoever builds a server or a document from it.
  { ...common, entry: { contract: 'src/contract/index.ts' } },
])
