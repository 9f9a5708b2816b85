import { expectAccessible } from './support/accessible.ts'
import { changeConnector, minutesAgo, withLog } from './support/card-state.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'

const upToDate = 'Connector is up to date.'
const refreshing = 'Refreshing...'
const ftp = '/connectors/ftp/refresh'
const xero = '/connectors/xero/refresh'

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
    await expect(portal.dashboard.card('Warehouse files').whole).toContainText('PAUSED_BY_PROVIDER')
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
