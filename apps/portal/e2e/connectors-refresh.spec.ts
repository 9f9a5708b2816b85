import { startPostgres } from '@tributary/tooling/postgres'
import { type Person, people } from './support/people.ts'
import { Portal } from './support/portal.ts'
import { expectNoRowTwice, expectSampleRows, inEmbeddedDatabase, inPostgres } from './support/rows.ts'
import { Server } from './support/server.ts'
import { expect, test } from './support/test.ts'

const upToDate = 'Connector is up to date.'
const refreshing = 'Refreshing...'
const ftp = '/connectors/ftp/refresh'
const xero = '/connectors/xero/refresh'

/** Signs in at the door and follows the navigation to a connector, as a person would. */
async function signInAndOpenFtp(portal: Portal, person: Person) {
  await portal.open('/')
  await portal.signInScreen.signIn(person)
  await portal.navigation.link('FTP').click()
  await expect(portal.dashboard.card('Warehouse files').state).toHaveText('Not refreshed yet.')
}

test.describe('the main job', () => {
  test.use({ serverKind: 'fresh' })

  test('Eli refreshes Warehouse files, and its rows are in the database [CONNDASH-04, CONNDASH-10, CONNDASH-14]', async ({
    portal,
    server,
  }) => {
    const card = portal.dashboard.card('Warehouse files')
    await signInAndOpenFtp(portal, people.eli)
    await card.button('Refresh').click()
    await expect(card.state).toHaveText(refreshing)
    await expect(card.state).toHaveText(upToDate, { timeout: 45_000 })
    await expect(card.button('Refresh')).toBeEnabled()
    await server.stop()
    await inEmbeddedDatabase(server.dataDir, expectSampleRows)
  })

  test('Sue does it incrementally, then in full, and no row is there twice [CONNDASH-05, CONNDASH-06, CONNDASH-27]', async ({
    portal,
    server,
    page,
  }) => {
    const card = portal.dashboard.card('Warehouse files')
    const sent: unknown[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/process')) sent.push(request.postDataJSON())
    })
    await signInAndOpenFtp(portal, people.sue)
    await card.button('Incremental').click()
    await expect(card.state).toHaveText(refreshing)
    await expect(card.state).toHaveText(upToDate, { timeout: 45_000 })
    await card.button('Full').click()
    await expect(card.state).toHaveText(refreshing)
    await expect(card.state).toHaveText(upToDate, { timeout: 45_000 })
    expect(sent).toEqual([
      { fullTransactionSync: false, statusMessage: 'Refresh requested from the portal' },
      { fullTransactionSync: true, statusMessage: 'Full refresh requested from the portal' },
    ])
    await server.stop()
    await inEmbeddedDatabase(server.dataDir, async (query) => {
      await expectSampleRows(query)
      await expectNoRowTwice(query)
    })
  })
})

test('the main job on PostgreSQL, by Una, who may see only this connector [CONNDASH-29]', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const postgres = await startPostgres()
  const databaseUrl = await postgres.createDatabase()
  const server = await Server.fresh({ databaseUrl })
  const context = await browser.newContext({ baseURL: server.url })
  try {
    const portal = new Portal(await context.newPage())
    const card = portal.dashboard.card('Warehouse files')
    await signInAndOpenFtp(portal, people.una)
    await expect(portal.dashboard.cards).toHaveCount(1)
    await card.button('Refresh').click()
    await expect(card.state).toHaveText(upToDate, { timeout: 45_000 })
    await inPostgres(databaseUrl, expectSampleRows)
  } finally {
    await context.close()
    await server.remove()
    await postgres.stop()
  }
})

test.describe('asking for a refresh', () => {
  test('an answer from before the click does not undo it [CONNDASH-10]', async ({ portal, page }) => {
    // The POST is held, so the list the server gives meanwhile still tells of the time before the click.
    const accepted = Promise.withResolvers<void>()
    await page.route('**/process', async (route) => {
      await accepted.promise
      await route.fulfill({ json: { status: 200, message: '', error: null, data: running } })
    })
    const running = {
      ManuallyTriggeredAtUtc: new Date().toISOString(),
      AutomaticallyTriggeredAtUtc: null,
      CompletedAtUtc: null,
      HasError: false,
      Forbidden: false,
      RefreshDetail: null,
      Error: null,
    }
    await portal.openAs(people.adam, xero)
    const card = portal.dashboard.card('Acme Traders Ltd')
    await expect(card.state).toHaveText(upToDate)
    const states: string[] = []
    await page.exposeFunction('noteState', (state: string) => states.push(state))
    await card.state.evaluate((state) => {
      const note: unknown = Reflect.get(window, 'noteState')
      new MutationObserver(() => typeof note === 'function' && note(state.textContent)).observe(state, {
        subtree: true,
        childList: true,
        characterData: true,
      })
    })
    const stalePoll = page.waitForResponse('**/business2cloud/clients/*/connectors/xero')
    await card.button('Refresh').click()
    await expect(card.state).toHaveText(refreshing)
    await stalePoll
    await expect(card.state).toHaveText(refreshing)
    accepted.resolve()
    await expect(card.state).toHaveText(refreshing)
    expect(states.filter((state) => state === upToDate)).toEqual([])
  })

  test('a poll that left before the click and arrives after it does not undo it [CONNDASH-10]', async ({
    portal,
    page,
  }) => {
    await page.clock.install()
    await portal.openAs(people.adam, xero)
    const card = portal.dashboard.card('Acme Traders Ltd')
    await expect(card.state).toHaveText(upToDate)
    const left = Promise.withResolvers<void>()
    const late = Promise.withResolvers<void>()
    await page.route('**/process', () => new Promise(() => undefined))
    await page.route('**/business2cloud/clients/*/connectors/xero', async (route) => {
      const beforeTheClick = await route.fetch()
      left.resolve()
      await late.promise
      await route.fulfill({ response: beforeTheClick })
    })
    await page.clock.runFor(12_000)
    await left.promise
    await card.button('Refresh').click()
    await expect(card.state).toHaveText(refreshing)
    const arrived = page.waitForResponse('**/business2cloud/clients/*/connectors/xero')
    late.resolve()
    await (await arrived).finished()
    await page.clock.runFor(100)
    await expect(card.state).toHaveText(refreshing)
  })

  test('a click the server refuses goes back to what was, with its sentence; a double click asks once [CONNDASH-09, CONNDASH-28]', async ({
    portal,
    page,
  }) => {
    const calls = '**/process'
    await page.route(calls, (route) =>
      route.fulfill({ status: 503, json: { message: 'The queue is full. Please try again in a minute.' } }),
    )
    await portal.openAs(people.adam, xero)
    const card = portal.dashboard.card('Acme Traders Ltd')
    await card.button('Refresh').click()
    await expect(portal.toast('The queue is full. Please try again in a minute.')).toBeVisible()
    await expect(card.state).toHaveText(upToDate)
    await expect(card.button('Refresh')).toBeEnabled()

    await page.unroute(calls)
    let asked = 0
    await page.route(calls, () => {
      asked++
      return new Promise(() => undefined)
    })
    await card.button('Refresh').dblclick()
    await expect(card.state).toHaveText(refreshing)
    expect(asked).toBe(1)
  })
})

test.describe('polling', () => {
  test('every 10 seconds while one looks, never while the tab is hidden, at once on return [CONST-15, CONST-27, CONNDASH-12]', async ({
    portal,
    page,
  }) => {
    await page.clock.install()
    let polls = 0
    page.on('request', (request) => {
      if (/\/clients\/[^/]+\/connectors\/ftp$/.test(request.url())) polls++
    })
    await portal.openAs(people.una, ftp)
    await expect(portal.dashboard.card('Warehouse files').whole).toBeVisible()
    const atFirst = polls
    await page.clock.runFor(12_000)
    await expect.poll(() => polls).toBe(atFirst + 1)
    // The answer has to be here before a minute is skipped: an open call would run into its deadline in that minute.
    await expect(page.getByText(/^Updated (just now|\d s ago)$/)).toBeVisible()
    await setHidden(true)
    await page.clock.runFor(60_000)
    expect(polls).toBe(atFirst + 1)
    await setHidden(false)
    await expect.poll(() => polls).toBe(atFirst + 2)

    async function setHidden(hidden: boolean) {
      await page.evaluate((isHidden) => {
        Object.defineProperty(document, 'visibilityState', {
          configurable: true,
          get: () => (isHidden ? 'hidden' : 'visible'),
        })
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
        document.dispatchEvent(new Event('visibilitychange'))
      }, hidden)
    }
  })

  test('2 seconds after a click the list is asked again [CONNDASH-11]', async ({ portal, page }) => {
    await page.route('**/process', () => new Promise(() => undefined))
    await page.clock.install()
    await portal.openAs(people.adam, xero)
    await expect(portal.dashboard.card('Acme Traders Ltd').state).toHaveText(upToDate)
    const asked = page.waitForRequest('**/business2cloud/clients/*/connectors/xero')
    await portal.dashboard.card('Acme Traders Ltd').button('Refresh').click()
    await page.clock.runFor(2_100)
    await asked
  })
})
