import { copyFile, readFile } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import { defineConfig, type Options } from 'tsup'
import { shorterOfetch } from './build/shorter-ofetch.ts'
import { withoutDocumentation } from './build/without-documentation.ts'
import manifest from './package.json' with { type: 'json' }

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/** Builds each module as a separate file, so that bundlers can leave out unused modules. */
const oneFilePerModule: Plugin = {
  name: 'one-file-per-module',
  setup: (build) => {
    build.onResolve({ filter: /^\.{1,2}\/.*\.ts$/ }, ({ path, kind }) =>
      kind === 'entry-point' ? null : { path: path.replace(/\.ts$/, '.js'), external: true },
    )
  },
}

/** Removes roles and failing statuses from calls. Only servers and documents need them. */
const callsWithoutDocumentation: Plugin = {
  name: 'calls-without-documentation',
  setup: (build) => {
    build.onLoad({ filter: /\/src\/contract\/.*\.ts$/ }, async ({ path }) => ({
      contents: withoutDocumentation(await readFile(path, 'utf8')),
      loader: 'ts',
    }))
  },
}

/** The client needs the version, but not the rest of package.json. */
const versionAlone: Plugin = {
  name: 'version-alone',
  setup: (build) => {
    build.onLoad({ filter: /\/src\/client\/version\.ts$/ }, () => ({
      contents: `export const version = ${JSON.stringify(manifest.version)}`,
    }))
  },
}

/** Modules load the lighter schemas of `build/zod.ts` from the top of dist. */
const lighterSchemas: Plugin = {
  name: 'lighter-schemas',
  setup: (build) => {
    build.onResolve({ filter: /^zod\/mini$/ }, ({ importer }) => {
      const up = relative(dirname(importer), resolve('src')) || '.'
      return { path: `${up}/zod.js`, external: true }
    })
  },
}

/** The fake backend uses the contract with its documentation, which lists roles and failing statuses. */
const wholeContract: Plugin = {
  name: 'whole-contract',
  setup: (build) => {
    build.onResolve({ filter: /\/contract\/index\.ts$/ }, () => ({ path: './contract.js', external: true }))
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
  destr: "export default () => { throw new Error('Responses are read as text.') }",
  ufo: "export const withBase = () => { throw new Error('URLs are complete.') }, withQuery = withBase",
}

/** The client reads responses as text and passes complete URLs, so ofetch never parses JSON or joins URLs. */
const ofetchWithoutParsers: Plugin = {
  name: 'ofetch-without-parsers',
  setup: (build) => {
    build.onLoad({ filter: /\/ofetch\/dist\/shared\/.*\.mjs$/ }, async ({ path }) => ({
      contents: shorterOfetch(await readFile(path, 'utf8')),
    }))
    // Its entry also creates an instance, and such side effects stay in every bundle. One export is enough.
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
    entry: ['src/**/*.ts', '!src/**/*.{test,samples}.ts', '!src/{test,testing}/**', '!src/contract/index.ts'],
    // tsup excludes peer dependencies before plugins run.
    noExternal: [/^zod\/mini$/],
    dts: { entry: declarations },
    esbuildPlugins: [
      oneFilePerModule,
      callsWithoutDocumentation,
      versionAlone,
      lighterSchemas,
      ofetchNextToTheClient,
    ],
  },
  // The contract with its documentation, in one file, for servers and documents.
  { ...common, entry: { contract: 'src/contract/index.ts' } },
  // The fake backend, in one file over that contract, for the tests of users.
  { ...common, entry: { testing: 'src/testing/index.ts' }, esbuildPlugins: [wholeContract] },
  { ...common, entry: { zod: 'build/zod.ts' } },
  {
    ...common,
    entry: { 'client/ofetch': 'build/ofetch.ts' },
    platform: 'browser',
    noExternal: [/.*/],
    treeshake: true,
    banner: { js: '// ofetch; its licence is next to this file.' },
    onSuccess: () => copyFile('node_modules/ofetch/LICENSE', 'dist/client/ofetch.LICENSE'),
    esbuildPlugins: [ofetchWithoutParsers],
  },
])
