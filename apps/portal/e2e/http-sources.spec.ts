import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gaapManifest } from './support/data/gaap-manifest.ts'
import { people } from './support/data/people.ts'
import { Journey } from './support/screens/connector-journey.ts'
import { demoSystems, harbourOf } from './support/screens/demo-systems.ts'
import { Server } from './support/server/server.ts'
import { expect, test } from './support/test.ts'

// Rows are compared one by one in the server's tests. These journeys show that each kind can be used.
test.use({ sharedBy: 'sources' })
test.setTimeout(90_000)

test.beforeEach(async ({ portal }) => {
  await portal.openAs(people.sue)
})

test('reads a Xero organisation, and names the tables that its authorisation leaves out', async ({
  portal,
  page,
  server,
}) => {
  const systems = await demoSystems(page.context(), server)
  const xero = new Journey(portal, page, { type: 'xero', name: 'Birch Ltd' })
  await systems.change('Limit new authorisations')
  await portal.navigation.choose('Birch Ltd')
  await portal.open('/connectors/xero/manage')
  await page.getByRole('button', { name: 'Connect/ Reconnect' }).click()
  await portal.accountProviderPage.allow('Birch Ltd')
  await expect(page.getByText('The Xero connector is connected.')).toBeVisible()
  await xero.openEditor()
  await xero.testConnection('tables can be read.')

  await xero.openDashboard()
  await xero.refresh('Incremental')
  await xero.expectLeftOut('accounts, batch_payments', 'Authorise the connector again to add them.')
  const before = await xero.rows('bank_transactions')
  expect(before).toHaveLength(30)

  await systems.change('Change a bank transaction')
  await systems.change('Delete a bank transaction')
  await xero.refresh('Incremental')
  const after = await xero.rows('bank_transactions')
  const changed = after.filter((row, at) => row.join() !== before[at]?.join())
  expect(changed).toHaveLength(2)
  expect(changed.flat()).toEqual(expect.arrayContaining(['Changed 1', 'DELETED']))
  await xero.refresh('Full')
  expect(await xero.rows('bank_transactions')).toEqual(after)
})

test('reads a Vend shop, and names what its plan leaves out', async ({ portal, page, server }) => {
  const systems = await demoSystems(page.context(), server)
  const vend = new Journey(portal, page, { type: 'vend', name: 'birch-garden' })
  await systems.change('Take promotions out of the plan')
  await portal.navigation.choose('Birch Ltd')
  await portal.open('/connectors/vend/manage?new=true')
  await page.getByRole('button', { name: 'Continue to Vend' }).click()
  await portal.accountProviderPage.allow('Birch Garden Centre')
  await expect(page.getByText('The Vend connector is connected.')).toBeVisible()
  await vend.openEditor()
  await vend.testConnection('2 outlets were found.')

  await vend.openDashboard()
  await vend.refresh('Incremental')
  await vend.expectLeftOut('promotions.', 'The plan of the shop may not include it.')
  const before = await vend.rows('products')

  await systems.change('Rename a product')
  await systems.change('Delete a product')
  await vend.refresh('Incremental')
  const after = await vend.rows('products')
  expect(after).toHaveLength(before.length - 1)
  expect(after.filter((row) => row.includes('Renamed 1'))).toHaveLength(1)
})

test('reads a client of PowerOffice Go, and names what its modules leave out', async ({
  portal,
  page,
  server,
}) => {
  const systems = await demoSystems(page.context(), server)
  // In Birch Ltd, its tables would have the names of the shop's.
  const go = new Journey(portal, page, { type: 'poweroffice', name: 'Acme Norge AS' })
  await systems.change('Take back the privilege for locations')
  await portal.open('/connectors/poweroffice/manage?new=true')
  await page.getByRole('dialog').getByRole('textbox', { name: 'Organisation number' }).fill('923 609 016')
  await page.keyboard.press('Enter')
  await portal.accountProviderPage.allow('Acme Norge AS')
  await portal.manage.field('poweroffice.startDate').fill('2026-09-20')
  await go.testConnection('tables of Acme Norge AS can be read.')
  await portal.manage.answer('Save')
  await expect(page.getByText('Acme Norge AS has been saved.')).toBeVisible()

  await go.openDashboard()
  await go.refresh('Incremental')
  await go.expectLeftOut('locations.', 'The integration lacks their privilege')
  expect(await go.rows('projects')).toHaveLength(3)

  await systems.change('Rename a customer')
  await systems.change('Delete a project')
  await go.refresh('Incremental')
  expect(await go.rows('projects')).toHaveLength(2)
  const customers = await go.rows('customers')
  expect(customers.filter((row) => row.includes('Endret 1'))).toHaveLength(1)
})

test('reads a Mailchimp account, and names what the role of its user leaves out', async ({
  portal,
  page,
  server,
}) => {
  const systems = await demoSystems(page.context(), server)
  const mailchimp = new Journey(portal, page, { type: 'mailchimp', name: 'Birch Garden Centre' })
  await systems.change('Forbid automations')
  await portal.navigation.choose('Birch Ltd')
  await portal.open('/connectors/mailchimp/manage?new=true')
  await page.getByRole('button', { name: 'Continue to Mailchimp' }).click()
  await portal.accountProviderPage.allow('Birch Garden Centre')
  await expect(page.getByText('The Mailchimp connector is connected.')).toBeVisible()
  await mailchimp.openEditor()
  await mailchimp.testConnection('2 audiences can be read.')

  await mailchimp.openDashboard()
  await mailchimp.refresh('Incremental')
  await mailchimp.expectLeftOut(
    'automations.',
    'the role of the user or the plan of the account leaves it out.',
  )
  const before = await mailchimp.rows('list_members')
  expect(before).toHaveLength(40)

  await systems.change('Rename a contact')
  await systems.change('Archive a contact')
  await mailchimp.refresh('Incremental')
  const after = await mailchimp.rows('list_members')
  expect(after).toHaveLength(40)
  expect(after.filter((row) => row.includes('Renamed 1'))).toHaveLength(1)
  expect(after.filter((row) => row.includes('archived'))).toHaveLength(1)
})

test('names what GAAP needs where the installation does not describe it', async ({ portal, page }) => {
  const gaap = new Journey(portal, page, { type: 'gaap', name: 'Harbour tills' })
  await portal.open('/connectors/gaap/manage?new=true')
  await portal.manage.save({ name: 'Harbour tills', 'gaap.startingDate': '2026-01-01' })
  await gaap.openDashboard()
  await gaap.card.button('Incremental').click()
  await gaap.card.more.click()
  const needed = page.getByRole('dialog')
  await expect(needed).toContainText('This installation needs a description of GAAP’s API')
  await expect(needed).toContainText('files that GAAP exports with FTP, or its database with SQL Server')
})

test.describe('with a manifest of the installation', () => {
  const described = test.extend({
    // Reads the CRM of the shared server as if it were GAAP.
    server: async ({ sharedServer }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'tributary-manifests-'))
      await writeFile(join(folder, 'gaap.yaml'), gaapManifest(harbourOf(sharedServer).address))
      const server = await Server.fresh({ variables: { SOURCE_MANIFESTS: folder } })
      await use(server)
      await server.remove()
      await rm(folder, { recursive: true })
    },
  })

  described('reads GAAP as the manifest describes', async ({ portal, page, sharedServer }) => {
    const gaap = new Journey(portal, page, { type: 'gaap', name: 'Harbour tills' })
    const settings = { 'gaap.apiKey': harbourOf(sharedServer).key, 'gaap.startingDate': '2020-01-01' }
    await gaap.add({
      settings,
      secret: 'gaap.apiKey',
      refused: 'GAAP refused the API key.',
      readable: '2 tables are read.',
    })
    await gaap.refresh('Incremental')
    expect(await gaap.rows('sales')).toHaveLength(45)
  })
})
