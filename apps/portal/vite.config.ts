import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite'
import { shellChunk } from './build/shell-chunk.ts'
import { smallerStyles } from './build/smaller-styles.ts'

const backend = process.env.BACKEND ?? 'http://localhost:3000'

// Packages come from source: a screen's chunk then holds the components it draws and no others.
const source = '@tributary/source'

const sdkFolder = resolve(import.meta.dirname, '../../packages/sdk')
const sdk: { name: string; exports: Record<string, string | { default: string }> } = JSON.parse(
  readFileSync(resolve(sdkFolder, 'package.json'), 'utf8'),
)

/** The SDK as it is published, which is half the size of its source. Development and tests use the source. */
const publishedSdk: Plugin = {
  name: 'published-sdk',
  apply: 'build',
  enforce: 'pre',
  resolveId(id) {
    const [, entry] = /^@tributary\/sdk(\/[\w/-]+)?$/.exec(id) ?? []
    const exported =
      id.startsWith(sdk.name) && Object.entries(sdk.exports).find(([name]) => name === `.${entry ?? ''}`)
    if (!exported || typeof exported[1] === 'string') return null
    return resolve(sdkFolder, exported[1].default)
  },
}

/** Icons are drawn by our own function, which replaces that of lucide-react. */
const smallerIcons: Plugin = {
  name: 'smaller-icons',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) =>
    id.endsWith('/createLucideIcon.mjs')
      ? resolve(import.meta.dirname, '../../packages/ui/src/icons/create-icon.ts')
      : null,
}

/** Chunks are loaded by our own function, which replaces that of Vite. */
const smallerPreload: Plugin = {
  name: 'smaller-preload',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper/ },
    handler: () => `export * from ${JSON.stringify(resolve(import.meta.dirname, 'build/preload.ts'))}`,
  },
}

/** The SDK checks the options of its client for programs without types. Those of the portal are typed and tested. */
const withoutOptionChecks: Plugin = {
  name: 'without-option-checks',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /\/sdk\/dist\/client\/check-client-options\.js$/ },
    handler: () => 'export const checkClientOptions = () => undefined',
  },
}

/** React DOM is part of the first script, but is evaluated only when main imports it. */
const laterReactDom: Plugin = {
  name: 'later-react-dom',
  apply: 'build',
  transform: {
    filter: { id: /src\/main\.tsx$/ },
    handler: (code) => code.replace(/import\((["']react-dom\/client["'])\)/, 'require($1)'),
  },
}

/** Lists the bytes of every module, for the check of sizes. Installed packages have the same name on every machine. */
const moduleSizes: Plugin = {
  name: 'module-sizes',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  generateBundle(_, bundle) {
    const named = (id: string) =>
      id
        .replace(/[?\0].*/, '')
        .replace(/^.*\/node_modules\//, '')
        .replace(resolve(import.meta.dirname, '../..'), '')
    const sizes = Object.values(bundle).flatMap((chunk) =>
      chunk.type === 'chunk'
        ? Object.entries(chunk.modules).map(
            ([id, { renderedLength }]) => [named(id), renderedLength] as const,
          )
        : [],
    )
    const sorted = sizes.toSorted(([a], [b]) => (a < b ? -1 : 1))
    this.emitFile({
      type: 'asset',
      fileName: '.vite/modules.json',
      source: JSON.stringify(Object.fromEntries(sorted)),
    })
  },
}

/** The one font file every screen needs starts loading with the document, after the script. */
const preloadLatinFont: Plugin = {
  name: 'preload-latin-font',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /inter-latin-opsz.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            href: `/${file}`,
            as: 'font',
            type: 'font/woff2',
            crossorigin: '',
            fetchpriority: 'low',
          },
          injectTo: 'head',
        })),
  },
}

const shell = shellChunk()

export default defineConfig({
  plugins: [
    publishedSdk,
    smallerIcons,
    smallerPreload,
    withoutOptionChecks,
    react(),
    vanillaExtractPlugin(),
    smallerStyles,
    laterReactDom,
    preloadLatinFont,
    shell.plugin,
    moduleSizes,
  ],
  resolve: {
    conditions: [source, ...defaultClientConditions],
    // React has what the router's copy of it imitates for older versions.
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
  },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] }, noExternal: [/^@tributary\//] },
  build: {
    manifest: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The first screen loads one script. Otherwise the bundler would split off the parts that later screens
    // share.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'first', tags: ['$initial'] }, ...shell.groups],
        },
      },
    },
  },
  server: {
    proxy: {
      '/backend': backend,
      '/auth': backend,
      '/authorise': backend,
      '/excel-connector': backend,
      '/healthz': backend,
      '/readyz': backend,
    },
  },
})
