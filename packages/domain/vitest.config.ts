import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Nothing here waits; a busy machine may take its time all the same.
  test: { include: ['src/**/*.test.ts'], testTimeout: 60_000 },
})
