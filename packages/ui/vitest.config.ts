import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { chromiumLaunch } from '@tributary/tooling/chromium'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { sharedVite } from './vite.shared.ts'

// Opens every story, runs its play function and checks it with axe in the light theme, and its colours in the dark one.
const stories = {
  resolve: sharedVite.resolve,
  optimizeDeps: sharedVite.optimizeDeps,
  plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { theme: 'light' } })],
  test: {
    name: 'stories',
    isolate: false,
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      // Reduced motion, because axe would sometimes measure a dialog that is still fading in.
      provider: playwright({ launchOptions: chromiumLaunch(), contextOptions: { reducedMotion: 'reduce' } }),
      instances: [{ browser: 'chromium' as const }],
      screenshotFailures: false,
    },
  },
}

export default defineConfig({
  test: {
    projects: [
      {
        ...sharedVite,
        test: {
          name: 'unit',
          environment: 'happy-dom',
          // Every test unmounts its components, so files can share a worker and its modules.
          isolate: false,
          include: ['src/**/*.test.{ts,tsx}', 'test/{*,build/*,visual/*}.test.{ts,tsx}'],
          setupFiles: ['test/setup.ts'],
        },
      },
      stories,
      // Tests of the built package.
      { test: { name: 'package', include: ['test/package/**/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
})
