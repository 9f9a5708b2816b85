import { defineConfig, mergeConfig } from 'vite'
import portal from './vite.config.ts'

/** The sign-in screen as a module for Node: scripts/prerender.ts turns it into HTML. */
export default mergeConfig(
  portal,
  defineConfig({
    build: {
      ssr: 'src/prerender.tsx',
      outDir: 'node_modules/.prerender',
      manifest: false,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'prerender.js' } },
    },
    publicDir: false,
  }),
)
