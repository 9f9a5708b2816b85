import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite'

const backend = process.env.BACKEND ?? 'http://localhost:3000'

// Packages come from source in every mode: a screen's chunk then holds the components it draws and no others.
const source = '@tributary/source'

/** The one font file every screen needs starts loading with the document. */
const preloadLatinFont: Plugin = {
  name: 'preload-latin-font',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /inter-latin-opsz.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head',
        })),
  },
}

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), preloadLatinFont],
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] }, noExternal: [/^@tributary\//] },
  build: {
    manifest: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The first screen loads one script. Otherwise the bundler would split off the parts that later screens
    // share.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
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
