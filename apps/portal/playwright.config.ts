import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from '@tributary/tooling/chromium'

// The pages of these have unit tests in the portal, and their calls have tests in the server. `TESTS=every` runs them too.
const longest = [
  'access-report',
  'admin-dashboard',
  'alerts',
  'approvals',
  'areas',
  'authorise',
  'custom-sources',
  'database-settings',
  'entities',
  'excel-changes',
  'excel-search',
  'first-run',
  'groups',
  'helper-tables',
  'http-sources',
  'jobs',
  'linkers',
  'no-cookies',
  'organisation-sign-in',
  'organisations',
  'paced-sources',
  'past-access',
  'profile',
  'provider',
  'resilience',
  'resume',
  'shared-links',
  'tokens',
  'unsaved',
  'verification',
  'versions',
  'webhooks',
  'xero2sql',
].map((name) => `**/${name}.spec.ts`)

/** Journeys through the real portal on the real server. A failure is looked into, not repeated. */
export default defineConfig({
  testDir: 'e2e',
  testIgnore: process.env.TESTS === 'every' ? [] : longest,
  globalSetup: './e2e/support/data/demo-data.ts',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: chromiumLaunch(),
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // What fades and slides is watched in some journeys; to draw it in all of them takes a fifth of their time.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
})
