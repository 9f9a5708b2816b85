import { expectAccessible, expectNoSidewaysScroll } from './support/checks/accessible.ts'
import { newPerson } from './support/data/new-person.ts'
import { expect, test } from './support/test.ts'

test.use({ sharedBy: 'sign-ups' })

test('adds, renames and deletes entities by keyboard [ENT-01, ENT-02, ENT-03, ENT-04, ENT-05, ENT-06, ENT-07, ENT-09, ENT-10]', async ({
  portal,
  page,
  server,
}) => {
  const entities = portal.structureTable
  await portal.openAs(await newPerson(server, 'Enid'), '/excel/security/entities')
  await expect(page.getByRole('heading', { level: 1, name: 'Enid’s Company' })).toBeVisible()
  await expect(entities.main.getByText('No entities found.')).toBeVisible()
  for (const name of ['North', 'South']) {
    await entities.button('add new entity').press('Enter')
    await expect(entities.field('Entity Name')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(entities.field('Entity Name')).toHaveAccessibleDescription('required')
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
    await expect(entities.row(name)).toContainText('ACTIVE')
    await expect(entities.button('add new entity')).toBeFocused()
  }
  await entities.button('Edit South').press('Enter')
  await expect(entities.dialog).toHaveAccessibleName('Edit entity')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('north')
  await entities.dialog.getByRole('button', { name: 'Add' }).press('Enter')
  await expect(entities.dialog).toContainText('There is already an entity called north.')
  await expectAccessible(page)
  await entities.field('Entity Name').fill('West')
  await page.keyboard.press('Enter')
  await expect(entities.names).toHaveText(['North', 'West'])

  await entities.button('Delete North').press('Enter')
  await expect(entities.question('North').getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(entities.names).toHaveText(['West'])
  await expect(entities.button('Edit West')).toBeFocused()

  await page.setViewportSize({ width: 320, height: 700 })
  await expect(entities.row('West')).toContainText('ACTIVE')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
