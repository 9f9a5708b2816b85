import { readFile } from 'node:fs/promises'
import { expectAccessible, expectNoSidewaysScroll } from './support/checks/accessible.ts'
import { people } from './support/data/people.ts'
import { inPostgres } from './support/data/rows.ts'
import { TablePreview } from './support/screens/table-preview.ts'
import { expect, test } from './support/server/target-fixture.ts'

const path = '/excel/table-synchronisation'
const required = [
  ['Host', 'Host is required. Please enter your database host address.'],
  ['Database', 'Database name is required. Please enter your database name.'],
  ['Schema', 'Schema is required. Please enter your database schema name.'],
  ['Username', 'Username is required. Please enter your database username.'],
  ['Password', 'Password is required. Please enter your database password.'],
] as const

test('saves and synchronises a database target and never shows its password again [DBSET-01, DBSET-02, DBSET-03, DBSET-07, DBSET-08, DBSET-09, DBSET-10, DBSET-11, DBSET-12, DBSET-13, DBSET-14, DBSET-15, DBSET-16, DBSET-17, DBSET-19, DBSET-20, DBSET-21, DBSET-23, ERR-28, ERR-43, ERR-49]', async ({
  portal,
  page,
  companions,
}) => {
  const database = portal.database
  const address = await companions.newDatabase()
  await portal.openAs(people.olga, path)
  await expect(portal.heading).toHaveText('Table synchronisation')
  for (const [name, sentence] of required) {
    await database.saveAndSynchronise.click()
    await expect(database.error).toContainText(`Validation Error: ${sentence}`)
    await expect(database.field(name)).toBeFocused()
    await page.keyboard.type(name === 'Host' ? 'postgres://127.0.0.1:1' : 'x')
    await expect(database.error).toHaveCount(0)
  }
  await expectAccessible(page)

  await database.fill(address)
  await database.field('Password').fill('wrong')
  await database.save.click()
  await expect(database.error).toContainText('Invalid Database Credentials')
  await expect(database.error.getByRole('listitem')).toHaveCount(5)
  await expectAccessible(page)
  await database.fill(address)
  await page.keyboard.press('Enter')
  await expect(database.done('Database credentials saved successfully!')).toBeVisible()
  await expect(database.field('Password')).toHaveValue('')
  await expect(database.field('Password')).toHaveAccessibleDescription('Saved. Leave blank to keep it.')

  await database.synchronise.click()
  await expect(database.done('Database synchronisation completed successfully!')).toBeVisible()
  await inPostgres(address, async (query) => {
    expect(await query(`select name from excel_areas where name = 'Finance'`)).toEqual([{ name: 'Finance' }])
  })
  await expect(page.getByText(/^The structure has not changed since the last synchronisation/)).toBeVisible()

  await page.reload()
  await expect(database.field('Schema')).toHaveValue('public')
  await expect(database.field('Password')).toHaveValue('')
  await database.field('Host').fill('postgres://127.0.0.1:2')
  await database.save.click()
  await expect(database.error).toContainText('Password is required.')
})

test('refreshes an Excel connector, which is the same synchronisation and shows its history and tables', async ({
  portal,
  page,
  companions,
}) => {
  const { database, manage } = portal
  const address = await companions.newDatabase()
  await portal.openAs(people.olga, path)
  await database.fill(address)
  await database.save.click()
  await expect(database.done('Database credentials saved successfully!')).toBeVisible()
  await portal.open('/connectors/excel/manage?new=true')
  await manage.save({ name: 'Budget workbooks' })

  await portal.open(path)
  await page.getByRole('link', { name: 'Excel connectors' }).click()
  const card = portal.dashboard.card('Budget workbooks')
  await expect(card.state).toHaveText('Not refreshed yet.')
  await card.button('Refresh').click()
  await card.reaches('Connector is up to date.')
  await inPostgres(address, async (query) => {
    expect(await query(`select name from excel_areas where name = 'Finance'`)).toEqual([{ name: 'Finance' }])
  })
  const areas = await new TablePreview(page, 'Budget workbooks').rows('excel_areas')
  expect(areas.flat()).toContain('Finance')
  await expectAccessible(page)

  await portal.open(path)
  await database.synchronise.click()
  await expect(database.done('Database synchronisation completed successfully!')).toBeVisible()
  await page.getByRole('link', { name: 'Excel connectors' }).click()
  await card.whole.getByRole('button', { name: /Last 2 refreshes: 2 succeeded\.$/ }).click()
  const history = page.getByRole('dialog', { name: 'Refresh history of Budget workbooks' })
  await expect(history.getByRole('definition').filter({ hasText: 'By hand, Olga Oak' }).first()).toBeVisible()
  await expect(history).toContainText('excel_areas: 12 rows')
})

test('a level 3 user finds the guide, manifest and video, and whom to contact [DBSET-04, DBSET-05, DBSET-06, DBSET-18, DBSET-22]', async ({
  portal,
  page,
  companions,
  server,
}) => {
  const database = portal.database
  await page.setViewportSize({ width: 320, height: 800 })
  await portal.openAs(people.eli, '/excel')
  await expect(portal.heading).toHaveText('Database settings')
  await expect(page.getByText('Ask your administrator to synchronise.')).toBeVisible()
  await expect(database.field('Host')).toHaveCount(0)
  await expect(page.getByText('Video not available.')).toHaveCount(1)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  const download = page.waitForEvent('download')
  await database.manifest.click()
  const file = await download
  expect(file.suggestedFilename()).toBe('excel-connector-manifest.xml')
  const manifest = await readFile(await file.path(), 'utf8')
  // On a blank page, because the portal's Trusted Types refuse to parse markup from text.
  const blank = await page.context().newPage()
  const root = await blank.evaluate(
    (text) => new DOMParser().parseFromString(text, 'application/xml').documentElement.tagName,
    manifest,
  )
  await blank.close()
  expect(root).toBe('OfficeApp')
  expect(manifest).toContain(`${server.url}/excel-connector`)

  expect(companions.timesPlayed()).toBe(0)
  await page.getByRole('button', { name: 'Play video: Adding the connector to Excel 365' }).click()
  const film = page.frameLocator('iframe[title="Adding the connector to Excel 365"]')
  await expect(film.getByText('Playing')).toBeVisible()
  expect(companions.timesPlayed()).toBe(1)
})
