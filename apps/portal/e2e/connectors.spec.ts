import { expectAccessible } from './support/checks/accessible.ts'
import { people } from './support/data/people.ts'
import { changeConnector } from './support/server/changed-responses.ts'
import { expect, test } from './support/test.ts'

const xero = '/connectors/xero/refresh'

test('an administrator sees every card state with its management link [CONNDASH-03, CONNDASH-04, CONNDASH-08, CONNDASH-14, CONNDASH-16, CONNDASH-19, CONNDASH-21, CONNDASH-22, CONNDASH-23, CONNDASH-25, CONNDASH-26, STATE-12, STATE-14]', async ({
  portal,
  page,
}) => {
  const { dashboard, navigation } = portal
  await portal.openAs(people.adam, xero)

  await test.step('up to date, with the time', async () => {
    const card = dashboard.card('Acme Traders Ltd')
    await expect(card.state).toHaveText('Connector is up to date.')
    await expect(card.button('Refresh')).toBeEnabled()
    await expect(card.whole.getByText(/ago/)).toBeVisible()
  })

  await test.step('nothing for super administrators only', async () => {
    const card = dashboard.card('Acme Traders Ltd')
    await expect(card.button('Incremental')).toHaveCount(0)
    await expect(card.button('Full')).toHaveCount(0)
    await expect(card.whole).not.toContainText('acme-traders-ltd')
    await expect(card.whole).not.toContainText('Automatic')
    await expect(page.getByText('Old Mill Bakery')).toHaveCount(0)
  })

  await test.step('the name links to Manage, and initials show the users', async () => {
    const card = dashboard.card('Acme Traders Ltd')
    await expect(card.link).toHaveAttribute('href', /^\/connectors\/xero\/manage/)
    for (const initials of ['EE', 'AA', 'OO', 'SS']) await expect(card.whole).toContainText(initials)
  })

  await test.step('disconnected: no refresh, a link to reconnect', async () => {
    const card = dashboard.card('Acme Café Bar Ltd')
    await expect(card.whole).toContainText('Disconnected')
    await expect(card.whole).toContainText(
      'This connector is disconnected. Go to the Manage tab to reconnect.',
    )
    await expect(card.buttons).toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('overdue, with the hint for Cin7', async () => {
    await navigation.link('Cin7').click()
    const card = dashboard.card('Acme stock')
    await expect(card.state).toHaveText('Taking longer than expected.')
    await expect(card.whole).toContainText('Cin7 does take longer to sync than the other connectors...')
    await expect(card.button('Retry')).toBeEnabled()
  })

  await test.step('forbidden: the known cause and what to do', async () => {
    await navigation.link('WooCommerce').click()
    const card = dashboard.card('Acme web shop')
    await expect(card.whole).toContainText('The shop refused our key.')
    await expect(card.whole.getByRole('link', { name: 'Edit settings' })).toBeVisible()
  })

  await test.step('no connectors', async () => {
    await page.route('**/business2cloud/clients/*/connectors/ftp*', (route) => route.fulfill({ json: [] }))
    await navigation.link('FTP').click()
    await expect(page.getByRole('main')).toContainText('Nothing much to do here.')
    await expect(page.getByRole('main')).toContainText('Why not try adding a connector?')
  })
})

test('a user sees only assigned connectors, their full errors and allowed actions [CONNDASH-15, CONNDASH-17, CONNDASH-20, CONNDASH-23, CONNDASH-26, CONNDASH-27, CONNDASH-29, CONNDASH-30, STATE-15]', async ({
  portal,
  page,
}) => {
  const { dashboard, navigation } = portal
  await changeConnector(page, 'Acme Traders Ltd', (connector) => ({
    ...connector,
    Status: 'DISCONNECTED',
    Log: null,
  }))
  await portal.openAs(people.eli, xero)

  await test.step('an error, cut at 50 characters, in full in a dialog', async () => {
    const card = dashboard.card('Acme Retail Ltd')
    await expect(dashboard.cards).toHaveCount(2)
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

  await test.step('disconnected: no refresh, no link they may not open', async () => {
    const card = dashboard.card('Acme Traders Ltd')
    await expect(card.whole).toContainText('Disconnected')
    await expect(card.buttons).toHaveCount(0)
    await expect(card.whole).not.toContainText('Go to the Manage tab')
  })

  await test.step('forbidden: retry', async () => {
    await navigation.link('WooCommerce').click()
    const card = dashboard.card('Acme web shop')
    await expect(card.whole).toContainText('This connector may have been disconnected.')
    await expect(card.button('Retry')).toBeEnabled()
    await expect(card.whole).not.toContainText('re-authorise')
  })
})
