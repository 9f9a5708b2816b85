import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { chromiumLaunch } from '@tributary/tooling/chromium'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { sharedVite } from './vite.shared.ts'

// Every story is opened, driven and checked by axe in the light theme, and its colours in the dark one.
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
      // Without motion, else axe now and then measures a dialog that is still fading in.
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
          // Every test takes down what it drew, so files may share a worker and its modules.
          isolate: false,
          include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
          setupFiles: ['test/setup.ts'],
        },
      },
      stories,
    ],
  },
})
