import { people } from './support/data/people.ts'
import { inEmbeddedDatabase } from './support/data/rows.ts'
import { expect, test } from './support/test.ts'

test.use({ serverKind: 'fresh' })

test('a schedule refreshes a connector, once for all missed times [CONNMAN-17, CPROP-18, CONNDASH-25]', async ({
  portal,
  server,
}) => {
  const screen = portal.manage
  const card = portal.dashboard.card('Warehouse files')
  await portal.openAs(people.sue, '/connectors/ftp/manage')

  await test.step('refreshes every hour', async () => {
    await screen.card('Warehouse files').getByRole('button', { name: 'Edit', exact: true }).click()
    await screen.dialog.getByRole('combobox', { name: 'Runs' }).selectOption('Every hour')
    await screen.answer('Save')
    await expect(screen.dialog).toBeHidden()
    await expect(screen.card('Warehouse files')).toContainText('Every hour')
  })

  await test.step('refreshes once after five hours without a server', async () => {
    await server.stop()
    await inEmbeddedDatabase(server.dataDir, async (query) => {
      await query(
        `update connectors set scheduled_from = scheduled_from - interval '5 hours' where name = 'Warehouse files'`,
      )
    })
    await server.start()
  })

  await portal.open('/connectors/ftp/refresh')
  await expect(card.state).toHaveText('Connector is up to date.', { timeout: 45_000 })
  await expect(card.whole.getByText('Manual', { exact: true }).locator('+ dd')).toHaveText('—')
  await expect(card.whole.getByText('Automatic', { exact: true }).locator('+ dd')).not.toHaveText('—')

  await server.stop()
  await inEmbeddedDatabase(server.dataDir, async (query) => {
    const started = await query(
      `select trigger, requested_by from refresh_runs r join connectors c on c.id = r.connector_id
       where c.name = 'Warehouse files'`,
    )
    expect(started).toEqual([{ trigger: 'automatic', requested_by: null }])
  })
})
