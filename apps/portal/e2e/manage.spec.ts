import { expectAccessible, expectNoSidewaysScroll } from './support/checks/accessible.ts'
import { people } from './support/data/people.ts'
import type { Account } from './support/screens/manage-screen.ts'
import { expect, test } from './support/test.ts'

type Fields = Readonly<Record<string, string>>

/** Every kind that is added by its settings, with its required fields by label. */
const bySettings: Readonly<Record<string, Fields>> = {
  aws: { 'aws.region': 'eu-west-1', 'aws.startDate': '2026-01-01', 'aws.granularity': 'MONTHLY' },
  cin7: { 'cin7.accountId': 'acme' },
  uniconta: { 'uniconta.username': 'acme' },
  woocommerce: {
    'woo.uri': 'https://shop.example.com',
    'woo.key': 'ck_1',
    'woo.secret': 'cs_1',
    'woo.startDate': '2026-01-01',
  },
  ftp: {
    'ftp.host': 'files.example.com',
    'ftp.username': 'shop',
    'ftp.password': 'shell 1',
    'ftp.path': '/out',
  },
  gaap: { 'gaap.startingDate': '2026-01-01' },
  sqlserver: {
    'source.connectionString/data source': 'sql.example.com',
    'source.connectionString/initial catalog': 'ERP',
    'source.connectionString/user id': 'reader',
    'source.connectionString/password': 'shell 1',
  },
  mailchimp: { 'mailchimp.dataCenter': 'us21', 'mailchimp.userId': 'acme' },
  // Excel's structure has its own pages. Its connector has only a name, users and a target schema.
  excel: {},
}

/** The kinds that are authorised at their provider, and the settings they need besides. */
const byProvider: Readonly<Record<string, { at: Account; name: string; settings?: Fields }>> = {
  xero: { at: { account: 'Birch Garden Centres Ltd' }, name: 'Birch Garden Centres Ltd' },
  vend: { at: { account: 'Acme Outlet' }, name: 'acme-outlet' },
  poweroffice: {
    at: { account: 'Acme Norge AS', number: '923609016' },
    name: 'Acme Norge AS',
    settings: { 'poweroffice.startDate': '2026-01-01' },
  },
}

const reason = 'It moves house.'

test.describe('every kind of connector', () => {
  test.use({ serverKind: 'fresh' })

  test('can be added, shared, changed, disconnected, reconnected and deleted [CONNMAN-02, CONNMAN-07, CONNMAN-10, CONNMAN-11, CONNMAN-13, CONNMAN-14, CONNMAN-20, CONNMAN-21, CONNMAN-23, CONNMAN-24, CONNMAN-26, CONNMAN-27, CONNMAN-28, CONNMAN-30, CONNMAN-34, CPROP-22, CALL-106]', async ({
    portal,
  }) => {
    test.setTimeout(300_000)
    const screen = portal.manage
    await portal.openAs(people.olga)

    /** Covers a connector's life from its creation to its disconnection. */
    async function useAndDisconnect(name: string, later: string) {
      await expect(screen.card(name)).toContainText('Connected')
      await screen.share(name, 'Una Ulm')
      await expect(screen.card(name).getByRole('list', { name: 'Assigned users' })).toHaveText('UU')
      await screen.edit(name, { name: later })
      await expect(screen.card(later)).toContainText(name)
      await screen.disconnect(later, reason)
      await expect(screen.card(later)).toContainText(`Reason: ${reason}`)
      await expect(screen.card(later).getByRole('button', { name: 'Manage users' })).toBeHidden()
    }

    async function expectBackAndDelete(name: string) {
      await expect(screen.card(name)).toContainText('Connected')
      await expect(screen.card(name)).not.toContainText(reason)
      await expect(screen.card(name).getByRole('list', { name: 'Assigned users' })).toHaveText('UU')
      await screen.delete(name)
      await expect(screen.card(name)).toBeHidden()
    }

    for (const [type, fields] of Object.entries(bySettings))
      await test.step(type, async () => {
        await portal.open(`/connectors/${type}/manage?new=true`)
        await screen.save({ name: `New ${type}`, ...fields })
        await useAndDisconnect(`New ${type}`, `My ${type}`)
        await screen.edit(`My ${type}`, {})
        await expectBackAndDelete(`My ${type}`)
      })

    for (const [type, { at, name, settings }] of Object.entries(byProvider))
      await test.step(type, async () => {
        await portal.open(`/connectors/${type}/manage?new=true`)
        await screen.authorise(at)
        // Kinds with further settings ask for them after the callback.
        if (settings) await screen.save(settings)
        await useAndDisconnect(name, `My ${type}`)
        await screen.button('Connect/ Reconnect').click()
        await screen.authorise(at)
        if (settings) await screen.save({})
        await expectBackAndDelete(`My ${type}`)
      })
  })

  test('disconnects all connectors and retries those that failed by name [CONNMAN-05, CONNMAN-06, CONNMAN-12, CONNMAN-26, CONNHOME-02]', async ({
    portal,
    page,
  }) => {
    const screen = portal.manage
    await portal.openAs(people.olga, '/connectors/ftp/manage')
    await screen.clone('Warehouse files')
    await screen.save({ name: 'Outlet files', 'ftp.password': 'shell 1' })
    await expect(screen.card('Outlet files')).toContainText('Connected')
    await page.route(
      '**/api/clients/*/warehouse-files',
      (route) => route.fulfill({ status: 503, json: { message: 'Please try again in a minute.' } }),
      { times: 1 },
    )
    await screen.button('Disconnect all').click()
    await screen.dialog.getByRole('textbox', { name: 'Reason' }).fill(reason)
    await screen.answer('Disconnect all')
    await expect(screen.dialog.getByRole('alert')).toHaveText('1 of 2 connectors disconnected. What is left:')
    await expect(screen.dialog.getByRole('listitem').filter({ hasText: 'Warehouse files' })).toContainText(
      'Please try again in a minute.',
    )
    await expectAccessible(page)
    await screen.answer('Retry 1 failed')
    await expect(portal.toast('2 connectors disconnected.')).toBeVisible()
    await expect(screen.cards.filter({ hasText: `Reason: ${reason}` })).toHaveCount(2)
    await expect(screen.button('Disconnect all')).toBeDisabled()

    await portal.navigation.link('Home').click()
    await portal.home.card('Mailchimp').click()
    await screen.save({ name: 'Newsletter', ...bySettings.mailchimp })
    await expect(portal.navigation.link('Mailchimp')).toBeVisible()
  })
})

test('shows each role only its own management actions [CONNMAN-09, CONNMAN-15, CONNMAN-16, CONNMAN-17, CONNMAN-18, CONNMAN-22, CONNMAN-29, CONNMAN-34, ROUTE-40, SHELL-36, SHELL-37]', async ({
  portal,
  page,
}) => {
  const screen = portal.manage
  await page.setViewportSize({ width: 320, height: 700 })
  await portal.openAs(people.una, '/connectors/ftp/manage?new=true')
  await expect(portal.heading).toHaveText('FTP connectors')
  await expect(page.getByText('Ask your administrator to add this connector.')).toBeVisible()
  await expect(screen.card('Warehouse files').getByRole('button')).toHaveText(['Manage users'])
  await expect(screen.button('Connect/ Reconnect')).toBeHidden()
  await expectNoSidewaysScroll(page)
  await screen.card('Warehouse files').getByRole('button', { name: 'Manage users' }).click()
  await screen.dialog.getByRole('checkbox', { name: 'Una Ulm' }).click()
  await expect(screen.dialog).toContainText('You will no longer see it.')
  await expectAccessible(page)
  await screen.answer('Cancel')

  await page.setViewportSize({ width: 1440, height: 900 })
  await portal.openAs(people.sue, '/connectors/xero/manage')
  const traders = screen.card('Acme Traders Ltd')
  await expect(traders.getByRole('button', { name: 'Retry' })).toBeVisible()
  await expect(traders).toContainText('acme-traders-ltd')
  await expect(traders).toContainText('Automatic')
  await expect(screen.card('Old Mill Bakery (closed)')).toContainText('Deleted')
  await expect(
    screen.card('Old Mill Bakery (closed)').getByRole('button', { name: /Edit|Delete|Reconnect/ }),
  ).toBeHidden()
  await expect(page.getByText(/^Xero connectors are disconnected per organisation in Xero\./)).toBeVisible()
  await expectAccessible(page)
})
