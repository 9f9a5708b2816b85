import { defineConfig, mergeConfig } from 'vitest/config'
import portal from './vite.config.ts'

export default mergeConfig(
  portal,
  defineConfig({
    test: {
      environment: 'happy-dom',
      // Every test unmounts its components, so files may share a worker and its modules.
      isolate: false,
      include: ['{src,screens,scripts,build}/**/*.test.{ts,tsx}'],
      setupFiles: ['src/test/timeouts.ts'],
      testTimeout: 60_000,
    },
  }),
)
