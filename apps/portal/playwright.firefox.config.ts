import { defineConfig } from '@playwright/test'
import { firefoxPath } from './e2e/support/firefox.ts'
import common from './playwright.config.ts'

/** Journeys that depend most on the browser: keyboard, focus, history, tabs and cookies. */
const journeys = [
  'signs in, finds a connector and refreshes it by keyboard alone',
  'finds a connector, an organisation, a user and a page by keyboard',
  'each tab has its own organisation',
  'ends in every tab and on the server',
  'assigns a user to groups by keyboard',
  'Back warns about an unsaved organisation',
  'adds several areas and sub-areas by keyboard',
  'creates a group by keyboard, then changes it',
  'adds a user by keyboard past every validation error',
  'keeps the links that two administrators add at the same time',
  'adds, renames and deletes entities by keyboard',
]

/** The same journeys in the Firefox of the distribution, through WebDriver BiDi. Skipped where it is not installed. */
export default defineConfig({
  ...common,
  grep: journeys.map((title) => new RegExp(title)),
  use: {
    ...common.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: firefoxPath ? { executablePath: firefoxPath } : {},
    contextOptions: {},
    // Playwright adds a style for a screenshot, which our content security policy refuses.
    screenshot: 'off',
  },
})
