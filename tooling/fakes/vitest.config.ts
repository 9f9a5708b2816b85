import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@tributary/source'] },
  ssr: { resolve: { conditions: ['@tributary/source'] } },
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    isolate: false,
    globalSetup: ['../src/temporary-folder.ts'],
  },
})
