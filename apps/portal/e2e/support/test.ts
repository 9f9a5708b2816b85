import { writeFile } from 'node:fs/promises'
import { type Browser, type BrowserContext, test as base, type PlaywrightTestOptions } from '@playwright/test'
import { watchForErrors } from './checks/page-errors.ts'
import { firefoxPath, toleratesMissingCommand, typesInFields } from './firefox.ts'
import { Portal } from './screens/portal.ts'
import { Server } from './server/server.ts'

type TestFixtures = {
  /** `fresh` starts a server for the test, which may stop and kill it. `shared` uses the worker's server. */
  serverKind: 'shared' | 'fresh'
  server: Server
  /** The portal in the test's own browser, signed out. */
  portal: Portal
  /** Opens another browser with separate cookies. */
  anotherBrowser: () => Promise<Portal>
}

type AutoFixtures = { skippedWithoutBrowser: undefined }

type WorkerFixtures = {
  /**
   * Which specs share a server. Specs that sign users up share one: their new organisations appear in lists. So do specs
   * that add connectors, and separately the slow ones of them.
   */
  sharedBy: 'all' | 'sign-ups' | 'sources' | 'paced-sources'
  sharedServer: Server
}

export const test = base.extend<TestFixtures & AutoFixtures, WorkerFixtures>({
  skippedWithoutBrowser: [
    async ({ browserName }, use, testInfo) => {
      testInfo.skip(browserName === 'firefox' && !firefoxPath, 'Firefox is not installed.')
      await use(undefined)
    },
    { auto: true },
  ],

  browser: [
    async ({ browser, browserName }, use) => {
      if (browserName === 'firefox') toleratesMissingCommand(browser)
      await use(browser)
    },
    { scope: 'worker' },
  ],

  serverKind: ['shared', { option: true }],

  sharedBy: ['all', { option: true, scope: 'worker' }],

  sharedServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures this one needs
    async ({}, use) => {
      const server = await Server.fresh()
      await use(server)
      await server.remove()
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  server: async ({ serverKind, sharedServer }, use, testInfo) => {
    const server = serverKind === 'fresh' ? await Server.fresh() : sharedServer
    await use(server)
    if (testInfo.status !== testInfo.expectedStatus) {
      const path = testInfo.outputPath('server.log')
      await writeFile(path, server.log)
      await testInfo.attach('server', { path })
    }
    if (serverKind === 'fresh') await server.remove()
  },

  baseURL: async ({ server }, use) => use(server.url),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures this one needs
  extraHTTPHeaders: async ({}, use) => use(nextNetwork()),

  context: async ({ context, serverKind }, use) => {
    const pageErrors = await watchForErrors(context, { serverStops: serverKind === 'fresh' })
    await use(context)
    expect(pageErrors).toEqual([])
  },

  page: async ({ page, browserName }, use) => {
    if (browserName === 'firefox') typesInFields(page)
    await use(page)
  },

  portal: async ({ page }, use) => use(new Portal(page)),

  anotherBrowser: async ({ browser, baseURL, extraHTTPHeaders }, use) => {
    const opened: { context: BrowserContext; errors: readonly string[] }[] = []
    await use(async () => {
      const context = await openContext(browser, { baseURL, extraHTTPHeaders })
      opened.push({ context, errors: await watchForErrors(context) })
      return new Portal(await context.newPage())
    })
    for (const { context, errors } of opened) {
      await context.close()
      expect(errors).toEqual([])
    }
  },
})

let networks = 0

/** Each test gets its own network address, because the server limits some actions per network. */
const nextNetwork = () => {
  networks++
  return { 'X-Forwarded-For': `10.1.${networks >> 8}.${networks & 255}` }
}

type OfTest = Pick<PlaywrightTestOptions, 'baseURL' | 'extraHTTPHeaders'>

const openContext = (browser: Browser, { baseURL, extraHTTPHeaders }: OfTest) =>
  browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    ...(extraHTTPHeaders ? { extraHTTPHeaders } : {}),
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
  })

export const { expect } = test
