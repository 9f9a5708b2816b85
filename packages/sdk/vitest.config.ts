import { defineConfig } from 'vitest/config'

// The domain is read from its source; the rest are the conditions Vite uses by itself.
const conditions = ['@tributary/source', 'module', 'node', 'development|production']

export default defineConfig({
  ssr: { resolve: { conditions } },
  test: { include: ['src/**/*.test.ts'] },
})
