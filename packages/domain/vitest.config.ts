import { defineConfig } from 'vitest/config'

export default defineConfig({
  // The long time-out is for a busy machine. The rules keep no state, so test files can share a worker.
  test: { include: ['src/**/*.test.ts'], testTimeout: 60_000, isolate: false },
})
