import { startPostgres } from '@tributary/tooling/postgres'
import { expectAccessible } from './support/accessible.ts'
import { changeConnector, minutesAgo, withLog } from './support/card-state.ts'
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

test.describe('every state of a card', () => {
  test('never started [CONNDASH-30, STATE-10]', async ({ portal, page }) => {
    await portal.openAs(people.una, ftp)
    await changeConnector(page, 'Warehouse files', (connector) => ({ ...connector, Log: null }))
    await page.reload()
    const card = portal.dashboard.card('Warehouse files')
    await expect(card.state).toHaveText('Not refreshed yet.')
    await expect(card.button('Refresh')).toBeEnabled()
  })

  test('refreshing: nothing to press until it is done [CONNDASH-13, STATE-11]', async ({ portal, page }) => {
    await changeConnector(page, 'Warehouse files', withLog({ ManuallyTriggeredAtUtc: minutesAgo(2) }))
    await portal.openAs(people.una, ftp)
    const card = portal.dashboard.card('Warehouse files')
    await expect(card.state).toHaveText(refreshing)
    await expect(card.buttons).toHaveCount(1)
    await expect(card.buttons).toBeDisabled()
    await expectAccessible(page)
  })

  test('up to date, with when it happened [CONNDASH-14, STATE-12]', async ({ portal }) => {
    await portal.openAs(people.adam, xero)
    const card = portal.dashboard.card('Acme Traders Ltd')
    await expect(card.state).toHaveText(upToDate)
    await expect(card.button('Refresh')).toBeEnabled()
    await expect(card.whole.getByText(/ago/)).toBeVisible()
  })

  test('an error, cut at 50 characters, whole in a dialog [CONNDASH-15, CONNDASH-20, CONNDASH-27, CONNDASH-30]', async ({
    portal,
    page,
  }) => {
    await portal.openAs(people.eli, xero)
    const card = portal.dashboard.card('Acme Retail Ltd')
    await expect(card.state).toHaveText('Encountered an error.')
    await expect(card.button('Retry')).toBeEnabled()
    await expect(card.button('Refresh')).toHaveCount(0)
    const shown = 'Xero rate limit reached while reading BankTransact...'
    await expect(card.whole).toContainText(shown)
    expect(shown).toHaveLength(53)
    await card.more.click()
    const dialog = page.getByRole('dialog', { name: 'Refresh detail' })
    await expect(dialog).toContainText(
      'Press Retry in a few minutes, or leave it to the refresh of tomorrow morning.',
    )
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(card.more).toBeFocused()
  })

  test('taking longer, with what Cin7 is known for [CONNDASH-16, CONNDASH-19, STATE-14]', async ({
    portal,
  }) => {
    await portal.openAs(people.adam, '/connectors/cin7/refresh')
    const card = portal.dashboard.card('Acme stock')
    await expect(card.state).toHaveText('Taking longer than expected.')
    await expect(card.whole).toContainText('Cin7 does take longer to sync than the other connectors...')
    await expect(card.button('Retry')).toBeEnabled()
  })

  test('taking longer, for every other type [CONNDASH-16, CONNDASH-18]', async ({ portal, page }) => {
    await changeConnector(page, 'Warehouse files', withLog({ ManuallyTriggeredAtUtc: minutesAgo(31) }))
    await portal.openAs(people.una, ftp)
    const card = portal.dashboard.card('Warehouse files')
    await expect(card.state).toHaveText('Taking longer than expected.')
    await expect(card.whole).toContainText('This connector seems to be taking longer than expected.')
  })

  test('forbidden: retry or re-authorise [CONNDASH-17, CONNDASH-26, STATE-15]', async ({
    portal,
    anotherBrowser,
  }) => {
    const woo = '/connectors/woocommerce/refresh'
    await portal.openAs(people.eli, woo)
    await expect(portal.dashboard.card('Acme web shop').whole).toContainText(
      'This connector may have been disconnected.',
    )
    await expect(portal.dashboard.card('Acme web shop').button('Retry')).toBeEnabled()
    await expect(portal.dashboard.card('Acme web shop').whole).not.toContainText('re-authorise')
    const adam = await anotherBrowser()
    await adam.openAs(people.adam, woo)
    await expect(adam.dashboard.card('Acme web shop').whole).toContainText(
      'Retry, or re-authorise it from Manage.',
    )
  })

  test('disconnected: no refresh, and admins are shown the way [CONNDASH-22, CONNDASH-23]', async ({
    portal,
    page,
    anotherBrowser,
  }) => {
    const pointer = 'This connector is disconnected. Go to the Manage tab to reconnect.'
    await portal.openAs(people.olga, xero)
    const card = portal.dashboard.card('Acme Café Bar Ltd')
    await expect(card.whole).toContainText('Disconnected')
    await expect(card.whole).toContainText(pointer)
    await expect(card.buttons).toHaveCount(0)
    await expectAccessible(page)
    const eli = await anotherBrowser()
    await changeConnector(eli.page, 'Acme Retail Ltd', (connector) => ({
      ...connector,
      Status: 'DISCONNECTED',
    }))
    await eli.openAs(people.eli, xero)
    await expect(eli.dashboard.card('Acme Retail Ltd').buttons).toHaveCount(0)
    await expect(eli.dashboard.card('Acme Retail Ltd').whole).not.toContainText(pointer)
  })

  test('deleted: seen by the superadmin only [CONNDASH-24]', async ({ portal, anotherBrowser }) => {
    await portal.openAs(people.sue, xero)
    const card = portal.dashboard.card('Old Mill Bakery (closed)')
    await expect(card.whole).toContainText('Deleted')
    await expect(card.buttons).toHaveCount(0)
    const adam = await anotherBrowser()
    await adam.openAs(people.adam, xero)
    await expect(adam.dashboard.card('Acme Traders Ltd').whole).toBeVisible()
    await expect(adam.page.getByText('Old Mill Bakery')).toHaveCount(0)
  })

  test('a status nobody knows yet is shown as it is called', async ({ portal, page }) => {
    await changeConnector(page, 'Warehouse files', (connector) => ({
      ...connector,
      Status: 'PAUSED_BY_PROVIDER',
    }))
    await portal.openAs(people.una, ftp)
    await expect(portal.dashboard.card('Warehouse files').whole).toBeVisible()
  })
})

test.describe('who sees what on a card', () => {
  test('the superadmin sees key and times, Incremental and Full [CONNDASH-05, CONNDASH-06, CONNDASH-25]', async ({
    portal,
    page,
  }) => {
    await portal.openAs(people.sue, xero)
    const card = portal.dashboard.card('Acme Traders Ltd')
    await expect(card.whole).toContainText('acme-traders-ltd')
    await expect(card.whole).toContainText('Manual')
    await expect(card.whole).toContainText('Automatic')
    await expect(card.button('Incremental')).toBeEnabled()
    await expect(card.button('Full')).toBeEnabled()
    await expect(card.button('Refresh')).toHaveCount(0)
    await expectAccessible(page)
  })

  test('everyone else sees neither [CONNDASH-04, CONNDASH-25]', async ({ portal }) => {
    await portal.openAs(people.adam, xero)
    const card = portal.dashboard.card('Acme Traders Ltd')
    await expect(card.button('Refresh')).toBeEnabled()
    await expect(card.button('Incremental')).toHaveCount(0)
    await expect(card.button('Full')).toHaveCount(0)
    await expect(card.whole).not.toContainText('acme-traders-ltd')
    await expect(card.whole).not.toContainText('Automatic')
  })

  test('the name leads to Manage, and the assigned people are there by initials [CONNDASH-08, CONNDASH-21]', async ({
    portal,
  }) => {
    await portal.openAs(people.adam, xero)
    const card = portal.dashboard.card('Acme Traders Ltd')
    await expect(card.link).toHaveAttribute('href', /^\/connectors\/xero\/manage/)
    for (const initials of ['EE', 'AA', 'OO', 'SS']) await expect(card.whole).toContainText(initials)
  })

  test('people who are not admins see what is assigned to them [CONNDASH-29]', async ({ portal }) => {
    await portal.openAs(people.eli, xero)
    await expect(portal.dashboard.card('Acme Retail Ltd').whole).toBeVisible()
    await expect(portal.dashboard.cards).toHaveCount(2)
  })

  test('nothing to see reads differently for admins and others [CONNDASH-02, CONNDASH-03]', async ({
    portal,
    anotherBrowser,
  }) => {
    await portal.openAs(people.una, xero)
    await expect(portal.page.getByRole('main')).toContainText('Nothing much to do here.')
    await expect(portal.page.getByRole('main')).toContainText(
      "Why not ask your administrator for permission to see your organisation's connectors?",
    )
    await expectAccessible(portal.page)
    const adam = await anotherBrowser()
    await adam.page.route('**/business2cloud/clients/*/connectors/ftp', (route) =>
      route.fulfill({ json: [] }),
    )
    await adam.openAs(people.adam, ftp)
    await expect(adam.page.getByRole('main')).toContainText('Nothing much to do here.')
    await expect(adam.page.getByRole('main')).toContainText('Why not try adding a connector?')
  })
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

  test('a click the server refuses goes back to what was, with its sentence [CONNDASH-28]', async ({
    portal,
    page,
  }) => {
    await page.route('**/process', (route) =>
      route.fulfill({ status: 503, json: { message: 'The queue is full. Please try again in a minute.' } }),
    )
    await portal.openAs(people.adam, xero)
    const card = portal.dashboard.card('Acme Traders Ltd')
    await card.button('Refresh').click()
    await expect(portal.toast('The queue is full. Please try again in a minute.')).toBeVisible()
    await expect(card.state).toHaveText(upToDate)
    await expect(card.button('Refresh')).toBeEnabled()
  })

  test('a double click asks once [CONNDASH-09]', async ({ portal, page }) => {
    let asked = 0
    await page.route('**/process', () => {
      asked++
      return new Promise(() => undefined)
    })
    await portal.openAs(people.adam, xero)
    const card = portal.dashboard.card('Acme Traders Ltd')
    await card.button('Refresh').dblclick()
    await expect(card.state).toHaveText(refreshing)
    expect(asked).toBe(1)
  })

  test('a connector whose source cannot be refreshed yet says so on its card [CONNDASH-15]', async ({
    portal,
  }) => {
    await portal.openAs(people.adam, '/connectors/woocommerce/refresh')
    const card = portal.dashboard.card('Acme web shop')
    await card.button('Retry').click()
    await expect(card.state).toHaveText(/Encountered an error\.|This connector may have been disconnected\./)
    await expect(card.button('Retry')).toBeEnabled()
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
