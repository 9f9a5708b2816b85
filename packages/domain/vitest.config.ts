import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Nothing here waits; a busy machine may take its time all the same.
  // Rules keep nothing between them, so files may share a worker and its modules.
  test: { include: ['src/**/*.test.ts'], testTimeout: 60_000, isolate: false },
})
