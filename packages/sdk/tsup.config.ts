import { copyFile, readFile } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import { defineConfig, type Options } from 'tsup'
import { withoutDocumentation } from './build/without-documentation.ts'
import manifest from './package.json' with { type: 'json' }

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

/** Modules load the lighter schemas of `build/zod.ts`, which lie at the top of dist. */
const lighterSchemas: Plugin = {
  name: 'lighter-schemas',
  setup: (build) => {
    build.onResolve({ filter: /^zod\/mini$/ }, ({ importer }) => {
      const up = relative(dirname(importer), resolve('src')) || '.'
      return { path: `${up}/zod.js`, external: true }
    })
  },
}

/** The client imports ofetch from the file next to it, which is built below. */
const ofetchNextToTheClient: Plugin = {
  name: 'ofetch-next-to-the-client',
  setup: (build) => {
    build.onResolve({ filter: /^ofetch$/ }, () => ({ path: './ofetch.js', external: true }))
  },
}

const unused = {
  destr: "export default () => { throw new Error('Answers are read as text.') }",
  ufo: "export const withBase = () => { throw new Error('Addresses come whole.') }, withQuery = withBase",
}

/** Answers are read as text and addresses come whole, so ofetch never parses JSON and never joins addresses. */
const ofetchWithoutParsers: Plugin = {
  name: 'ofetch-without-parsers',
  setup: (build) => {
    // Its entry also makes an instance, and what happens at loading stays in every bundle: one name is enough.
    build.onLoad({ filter: /\/ofetch\/dist\/index\.mjs$/ }, async ({ path }) => {
      const [line = ''] = /^import \{ c as createFetch \}.*$/m.exec(await readFile(path, 'utf8')) ?? []
      return { contents: line.replace('import', 'export') }
    })
    build.onResolve({ filter: /^(destr|ufo)$/ }, ({ path }) => ({ path, namespace: 'unused' }))
    build.onLoad({ filter: /.*/, namespace: 'unused' }, ({ path }) => ({
      contents: path === 'ufo' ? unused.ufo : unused.destr,
    }))
  },
}

/** One declaration file per public entry, next to its module. */
const declarations = Object.fromEntries(
  Object.values(manifest.exports).flatMap((entry) => {
    if (typeof entry === 'string') return []
    return [[entry.types.replace(/^\.\/dist\/|\.d\.ts$/g, ''), entry['@tributary/source']]]
  }),
)

const common: Options = { format: 'esm', target: 'es2023', splitting: false }

export default defineConfig([
  {
    ...common,
    entry: ['src/**/*.ts', '!src/**/*.test.ts', '!src/test/**', '!src/contract/index.ts'],
    // Peers are left alone before any plugin is asked.
    noExternal: [/^zod\/mini$/],
    dts: { entry: declarations },
    esbuildPlugins: [oneFilePerModule, callsWithoutDocumentation, lighterSchemas, ofetchNextToTheClient],
  },
  // The contract as it is written, in one file, for whoever builds a server or a document from it.
  { ...common, entry: { contract: 'src/contract/index.ts' } },
  { ...common, entry: { zod: 'build/zod.ts' } },
  {
    ...common,
    entry: { 'client/ofetch': 'build/ofetch.ts' },
    platform: 'browser',
    noExternal: [/.*/],
    treeshake: true,
    banner: { js: '// ofetch; its licence lies beside this file.' },
    onSuccess: () => copyFile('node_modules/ofetch/LICENSE', 'dist/client/ofetch.LICENSE'),
    esbuildPlugins: [ofetchWithoutParsers],
  },
])
