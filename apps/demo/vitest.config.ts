import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@tributary/source'] },
  ssr: { resolve: { conditions: ['@tributary/source'] } },
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    isolate: false,
    globalSetup: ['../../tooling/src/temporary-folder.ts'],
  },
})
