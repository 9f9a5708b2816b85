import { defineConfig } from 'vitest/config'

// The domain is read from its source; the rest are the conditions Vite uses by itself.
const conditions = ['@tributary/source', 'module', 'node', 'development|production']

export default defineConfig({
  ssr: { resolve: { conditions } },
  // Nothing here waits; a busy machine may take its time all the same.
  test: { include: ['{src,build,test}/**/*.test.ts'], testTimeout: 60_000 },
})
