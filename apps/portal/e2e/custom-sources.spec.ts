import { expectAccessible } from './support/checks/accessible.ts'
import { harbourManifest } from './support/data/harbour-manifest.ts'
import { people } from './support/data/people.ts'
import { Journey } from './support/screens/connector-journey.ts'
import { CustomSourcesScreen } from './support/screens/custom-sources-screen.ts'
import { demoSystems, harbourOf } from './support/screens/demo-systems.ts'
import { expect, test } from './support/test.ts'

test.use({ sharedBy: 'sources' })
test.setTimeout(90_000)

test('takes a newcomer from “My system is not in the list” to rows in a table', async ({
  portal,
  page,
  server,
}) => {
  const systems = await demoSystems(page.context(), server)
  const screen = new CustomSourcesScreen(page)
  const address = await systems.detail('Harbour CRM', 'Address')
  const key = await systems.detail('Harbour CRM', 'API key')
  await portal.openAs(people.adam)
  await page.getByRole('link', { name: 'My system is not in the list' }).click()
  await page.getByRole('link', { name: 'Add a source' }).click()
  await screen.text.fill(harbourManifest(address))
  await expect(screen.status).toHaveText('No faults. 5 tables.')

  await test.step('tries a table before anything is stored', async () => {
    await screen.trying.getByRole('combobox', { name: 'Table' }).selectOption('companies')
    await screen.trying.getByRole('textbox', { name: 'API key' }).fill(key)
    await screen.trying.getByRole('button', { name: 'Try', exact: true }).click()
    await expect(page.getByRole('table', { name: 'companies' }).getByRole('row').nth(1)).toContainText(
      'Bristol',
    )
    await page.getByText(/^\d headers?$/).click()
    await expect(page.getByRole('main')).not.toContainText(key)
    await expectAccessible(page)
  })

  const harbour = new Journey(portal, page, { type: 'custom', name: 'Harbour' })
  await test.step('saves and connects it', async () => {
    await screen.save('Harbour CRM', 1)
    await screen.link('Connect').click()
    await portal.manage.field('name').fill('Harbour')
    await portal.manage.field('custom.secret.apiKey').fill(key)
    await harbour.testConnection('5 tables are read.')
    await harbour.save()
  })

  await harbour.openDashboard()
  await harbour.refresh('Refresh')
  expect(await harbour.rows('companies')).toHaveLength(24)
  expect(await harbour.rows('deals')).toHaveLength(45)
  expect(await harbour.rows('contacts')).toHaveLength(42)

  await systems.change('Rename a contact of Harbour CRM')
  await systems.change('Delete a contact of Harbour CRM')
  await systems.change('Take notes out of the plan')
  await harbour.refresh('Refresh')
  await harbour.expectLeftOut('notes.', 'Your plan at Harbour CRM does not include this list.')
  const after = await harbour.rows('contacts')
  expect(after).toHaveLength(41)
  expect(after.filter((row) => row.includes('Renamed 1'))).toHaveLength(1)
})

test('shows the fault of a manifest next to its line, and where it is', async ({ portal, page, server }) => {
  const screen = new CustomSourcesScreen(page)
  const manifest = harbourManifest(harbourOf(server).address)
  const faulty = manifest.replace('kind: pageNumber,', 'kind: pageNumbers,')
  const line = faulty.split('\n').findIndex((one) => one.includes('pageNumbers')) + 1
  await portal.openAs(people.sue, '/connectors/custom/sources/new')
  await screen.text.fill(faulty)
  await expect(screen.status).toContainText(`1 fault. Line ${line}:`)
  await expect(screen.faults).toHaveCount(1)
  await expect(screen.button('Save')).toBeDisabled()
  await expectAccessible(page)

  await screen.faults.getByRole('button', { name: `Line ${line}` }).click()
  await expect(screen.text).toBeFocused()
  const caret = await screen.text.evaluate((box: HTMLTextAreaElement) => box.selectionStart)
  expect(faulty.slice(0, caret).split('\n')).toHaveLength(line)

  await screen.text.fill(manifest)
  await expect(screen.status).toHaveText('No faults. 5 tables.')
  await expect(screen.faults).toHaveCount(0)
  await expect(screen.button('Save')).toBeEnabled()
})

test('reads an imported Airbyte manifest', async ({ portal, page, server }) => {
  const { address, key } = harbourOf(server)
  const screen = new CustomSourcesScreen(page)
  const imported = new Journey(portal, page, { type: 'custom', name: 'Imported' })
  await portal.openAs(people.sue)
  await portal.navigation.choose('Birch Ltd')
  await screen.openNew()
  await screen.text.fill(harbourManifest(address, 'harbour-crm-airbyte.yaml'))
  await expect(screen.status).toHaveText('No faults. 2 tables.')
  await expect(page.getByRole('main')).toContainText('Airbyte')
  await screen.save('Harbour CRM', 1)
  await screen.link('Connect').click()
  await portal.manage.field('name').fill('Imported')
  await portal.manage.field('custom.secret.api_key').fill(key)
  await imported.save()
  await imported.openDashboard()
  await imported.refresh('Incremental')
  expect(await imported.rows('companies')).toHaveLength(24)
  await imported.refresh('Full')
  expect(await imported.rows('companies')).toHaveLength(24)
})

test('undoes a version of a manifest', async ({ portal, page, server }) => {
  const screen = new CustomSourcesScreen(page)
  const manifest = harbourManifest(harbourOf(server).address).replace('name: Harbour CRM', 'name: Undone CRM')
  await portal.openAs(people.sue, '/connectors/custom/sources/new')
  await screen.text.fill(manifest)
  await screen.save('Undone CRM', 1)
  await screen.text.fill(manifest.replace('name: contacts', 'name: people'))
  await expect(page.getByRole('main')).toContainText('Saves version 2.')
  await screen.save('Undone CRM', 2)

  await screen.button('Versions').click()
  const { dialog } = portal.manage
  await dialog.getByRole('button', { name: 'View version 1' }).click()
  await expect(dialog).toContainText('Compared with version 2, the current one.')
  await expect(dialog).toContainText('Added: - name: contacts')
  await dialog.getByRole('button', { name: 'Restore version 1' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(page.getByText('Version 1 has been restored.')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Version 3, saved')
  await expect(screen.text).toHaveValue(manifest)
})
