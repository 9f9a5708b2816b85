import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@tributary/source'] },
  ssr: { resolve: { conditions: ['@tributary/source'] } },
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    include: ['test/*.test.ts'],
    // Starting and killing whole servers takes long: `TESTS=every` also runs these.
    exclude: process.env.TESTS === 'every' ? [] : ['test/process.test.ts'],
    isolate: false,
    globalSetup: ['../../tooling/src/temporary-folder.ts'],
  },
})
