import { cp, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Options } from 'tsup'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/** The threads that the server starts. Each is a separate program. */
const threads = {
  'check-manifest.worker': 'src/custom-sources/check-manifest.worker.ts',
  'password-strength.worker': 'src/security/password-strength.worker.ts',
  'pglite-worker': 'src/storage/pglite/pglite-worker.ts',
}

/** A built server has its files next to it, not in the repository. */
const builtPlaces: Plugin = {
  name: 'built-places',
  setup: (build) => {
    build.onLoad({ filter: /\/src\/places\.ts$/ }, async () => ({
      contents: await readFile('build/places.ts', 'utf8'),
      loader: 'ts',
    }))
  },
}

/** All modules are in one folder, so the built threads are next to the module that starts them. */
const builtThreads: Plugin = {
  name: 'built-threads',
  setup: (build) => {
    build.onLoad(
      { filter: /\/src\/.*\/(check-manifest|password-strength|pglite-client)\.ts$/ },
      async ({ path }) => ({
        contents: (await readFile(path, 'utf8')).replace(
          /new URL\('\.\/([\w.-]+)\.ts', import/g,
          "new URL('./$1.js', import",
        ),
        loader: 'ts',
      }),
    )
  },
}

/** The server uses rules of the SDK, and never its HTTP client. */
const withoutClient: Plugin = {
  name: 'without-client',
  setup: (build) => {
    build.onResolve({ filter: /^ofetch$/ }, ({ path }) => ({ path, external: true, sideEffects: false }))
  },
}

/** Copies what the server serves. */
async function copyFiles() {
  const openApi = fileURLToPath(import.meta.resolve('@tributary/sdk/openapi.json'))
  await cp(openApi, 'dist/openapi.json')
  await cp(resolve('../portal/dist'), 'dist/portal', { recursive: true })
}

/** The command line loads the functions of the server from the file next to it, when a command needs them. */
const builtOperate: Plugin = {
  name: 'built-operate',
  setup: (build) => {
    build.onResolve({ filter: /^\.\/index\.ts$/ }, ({ path, importer }) =>
      importer.endsWith('/operate/tributary.ts') ? { path: './operate.js', external: true } : undefined,
    )
  },
}

/** The server shares its version with the published packages. */
const { version } = JSON.parse(await readFile('../../packages/sdk/package.json', 'utf8'))

const common: Options = {
  format: 'esm',
  target: 'node22',
  removeNodeProtocol: false,
  // Packages of the workspace become part of the artefact. Those from npm are installed next to it.
  noExternal: [/^@tributary\//],
  esbuildOptions: (options) => {
    options.conditions = ['@tributary/source']
  },
}

export default defineConfig([
  {
    ...common,
    entry: { main: 'src/app/main.ts', operate: 'src/operate/index.ts', ...threads },
    define: { BUILT_VERSION: JSON.stringify(version) },
    esbuildPlugins: [builtPlaces, builtThreads, withoutClient],
    onSuccess: copyFiles,
  },
  {
    ...common,
    entry: { tributary: 'src/operate/tributary.ts' },
    // The HTTP client and the parser of arguments are needed by the command line only.
    noExternal: [/^@tributary\//, 'ofetch', 'commander'],
    splitting: false,
    // commander is CommonJS, and loads modules of Node with require.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    esbuildPlugins: [builtOperate],
  },
])
