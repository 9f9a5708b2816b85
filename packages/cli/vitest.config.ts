import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@tributary/source'] },
  ssr: { resolve: { conditions: ['@tributary/source'] } },
  // The long time-out is for a busy machine.
  test: { include: ['{src,test}/**/*.test.ts'], testTimeout: 60_000, isolate: false },
})
