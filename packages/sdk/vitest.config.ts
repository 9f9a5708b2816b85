import { resolve } from 'node:path'
import { defineConfig, type Plugin } from 'vitest/config'

// The domain is read from its source; the rest are the conditions Vite uses by itself.
const conditions = ['@tributary/source', 'module', 'node', 'development|production']
const ssr = { resolve: { conditions } }

/** What the built package loads in place of zod/mini; tests themselves keep the real one. */
const asBuilt: Plugin = {
  name: 'as-built',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'zod/mini' && importer && !importer.endsWith('.test.ts')
      ? resolve(import.meta.dirname, 'build/zod.ts')
      : null,
}

export default defineConfig({
  test: {
    // Nothing here waits; a busy machine may take its time all the same.
    testTimeout: 60_000,
    // Rules and calls keep nothing between them, so files may share a worker and its modules.
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
