import { defineConfig } from 'vitest/config'

const conditions = ['@tributary/source', 'module', 'browser', 'development|production']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions: ['@tributary/source', 'module', 'node', 'development|production'] } },
  test: {
    environment: 'happy-dom',
    // Every test unmounts its components, so files may share a worker and its modules.
    isolate: false,
    include: ['{src,test}/**/*.test.{ts,tsx}'],
    testTimeout: 60_000,
  },
})
