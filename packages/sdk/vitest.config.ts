import { resolve } from 'node:path'
import { defineConfig, type Plugin } from 'vitest/config'

// Reads the domain from its source. The other conditions are Vite's defaults.
const conditions = ['@tributary/source', 'module', 'node', 'development|production']
const ssr = { resolve: { conditions } }

/** Loads the built package's replacement of zod/mini. */
const asBuilt: Plugin = {
  name: 'as-built',
  enforce: 'pre',
  resolveId: (source) => (source === 'zod/mini' ? resolve(import.meta.dirname, 'test/lighter-zod.ts') : null),
}

export default defineConfig({
  test: {
    // No test waits, but a busy machine may be slow.
    testTimeout: 60_000,
    // The modules have no state between tests, so files may share a worker.
    isolate: false,
    projects: [
      { ssr, test: { name: 'source', include: ['{src,build,test}/**/*.test.ts'] }, extends: true },
      {
        ssr,
        plugins: [asBuilt],
        test: { name: 'as built', include: ['src/{contract,client}/**/*.test.ts'] },
        extends: true,
      },
    ],
  },
})
