import { expectAccessible, expectNoSidewaysScroll } from './support/checks/accessible.ts'
import { people } from './support/data/people.ts'
import { expect, test } from './support/test.ts'

const reason = 'It moves house.'

/** The settings of a connector with a database as its source. */
const database = {
  'source.connectionString/data source': 'sql.example.com',
  'source.connectionString/initial catalog': 'ERP',
  'source.connectionString/user id': 'reader',
  'source.connectionString/password': 'shell 1',
}

test.describe('a connector', () => {
  test.use({ serverKind: 'fresh' })

  // One kind of each form: settings, a database, a provider. A test of the editor adds all kinds.
  test('can be added, shared, changed, disconnected, reconnected and deleted [CONNMAN-02, CONNMAN-07, CONNMAN-10, CONNMAN-11, CONNMAN-13, CONNMAN-14, CONNMAN-20, CONNMAN-21, CONNMAN-23, CONNMAN-24, CONNMAN-26, CONNMAN-27, CONNMAN-28, CONNMAN-30, CONNMAN-34, CONNHOME-02, CPROP-22, CALL-106]', async ({
    portal,
  }) => {
    test.setTimeout(120_000)
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

    await test.step('by its settings, from its card on Home', async () => {
      await portal.home.card('Uniconta').click()
      await screen.save({ name: 'New list', 'uniconta.username': 'acme', 'uniconta.password': 'secret' })
      await expect(portal.navigation.link('Uniconta')).toBeVisible()
      await useAndDisconnect('New list', 'My list')
      await screen.edit('My list', {})
      await expectBackAndDelete('My list')
    })

    await test.step('with a database as its source', async () => {
      await portal.open('/connectors/sqlserver/manage?new=true')
      await screen.save({ name: 'New database', ...database })
      await useAndDisconnect('New database', 'My database')
      await screen.edit('My database', {})
      await expectBackAndDelete('My database')
    })

    await test.step('authorised at its provider', async () => {
      const name = 'Birch Garden Centres Ltd'
      await portal.open('/connectors/xero/manage?new=true')
      await screen.authorise(name)
      await useAndDisconnect(name, 'My company')
      await screen.button('Connect/ Reconnect').click()
      await screen.authorise(name)
      await expectBackAndDelete('My company')
    })
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
