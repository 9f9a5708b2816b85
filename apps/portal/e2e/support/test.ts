import { writeFile } from 'node:fs/promises'
import { type Browser, type BrowserContext, test as base, type PlaywrightTestOptions } from '@playwright/test'
import { watchForTrouble } from './checks/page-errors.ts'
import { Portal } from './screens/portal.ts'
import { Server } from './server/server.ts'

type TestFixtures = {
  /** `fresh` gives a test a server of its own, to be stopped and killed; `shared` is one for the worker. */
  serverKind: 'shared' | 'fresh'
  server: Server
  /** The portal in the test's own browser, signed out. */
  portal: Portal
  /** One more browser with cookies of its own. */
  anotherBrowser: () => Promise<Portal>
}

type WorkerFixtures = {
  /** Whose server is shared. Files that let people in share one: new organisations are in the lists that others look at. */
  sharedBy: 'everybody' | 'newcomers'
  sharedServer: Server
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverKind: ['shared', { option: true }],

  sharedBy: ['everybody', { option: true, scope: 'worker' }],

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
  extraHTTPHeaders: async ({}, use) => use(networkOfItsOwn()),

  context: async ({ context, serverKind }, use) => {
    const troubles = await watchForTrouble(context, { serverStops: serverKind === 'fresh' })
    await use(context)
    expect(troubles).toEqual([])
  },

  portal: async ({ page }, use) => use(new Portal(page)),

  anotherBrowser: async ({ browser, baseURL, extraHTTPHeaders }, use) => {
    const opened: { context: BrowserContext; troubles: readonly string[] }[] = []
    await use(async () => {
      const context = await openContext(browser, { baseURL, extraHTTPHeaders })
      opened.push({ context, troubles: await watchForTrouble(context) })
      return new Portal(await context.newPage())
    })
    for (const { context, troubles } of opened) {
      await context.close()
      expect(troubles).toEqual([])
    }
  },
})

let networks = 0

/**
 * The server lets one network do some things only so often, and its tests come from one machine: what one of them has
 * used up is not missing in the next.
 */
const networkOfItsOwn = () => {
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
