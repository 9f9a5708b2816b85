import { expectAccessible, expectNoSidewaysScroll } from './support/checks/accessible.ts'
import { newPerson } from './support/data/new-person.ts'
import { people } from './support/data/people.ts'
import { expect, test } from './support/test.ts'

test.use({ sharedBy: 'sign-ups' })

const path = '/admin/organisations'
const arabic = 'مؤسسة النور للتجارة والصناعة والخدمات البحرية المحدودة'
// In English sentences, names with Arabic letters are isolated.
const isolated = `\u2068${arabic} Oona\u2069`

test('a new organisation appears in the list and the menu and can be selected [ORG-01, ORG-03, ORG-04, ORG-05, ORG-06, ORG-07, ORG-08, ORG-09, ORG-12, ORG-13, VALID-11]', async ({
  portal,
  page,
  server,
  context,
}) => {
  const { organisations, navigation } = portal
  const mia = await newPerson(server, 'Mia')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await portal.openAs(mia)
  await navigation.link('Admin').click()
  await navigation.section.getByRole('link', { name: 'Organisations' }).click()
  await expect(organisations.cards).toHaveCount(1)
  await expect(page.getByText('1 organisation.')).toBeVisible()

  await organisations.add.click()
  await expect(organisations.dialog('Add Organisation')).toBeVisible()
  await expect(organisations.field('Name')).toBeFocused()
  await expectAccessible(page)
  await organisations.button('Copy').click()
  const key = await organisations.field('Key').inputValue()
  expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key)
  await organisations.button('Save').click()
  await expect(organisations.field('Name')).toHaveAccessibleDescription('required')
  await expect(organisations.field('Name')).toBeFocused()

  await organisations.field('Name').fill('Aldervik Maritime')
  await organisations.field('Schema').fill('Aldervik Ships')
  await expect(organisations.field('Schema')).toHaveAccessibleDescription(/schema aldervik_ships\.$/)
  await organisations.button('Save').click()
  await expect(portal.toast('Aldervik Maritime has been added.')).toBeVisible()
  await expect(organisations.add).toBeFocused()
  await expect(organisations.card('Aldervik Maritime')).toContainText(key)
  await expect(organisations.cards.first()).toContainText('Aldervik Maritime')
  await expect(navigation.organisation).toContainText('Mia’s Company')

  await navigation.choose('Aldervik Maritime')
  await expect(navigation.organisation).toContainText('Aldervik Maritime')
  await page.reload()
  await expect(navigation.organisation).toContainText('Aldervik Maritime')
  await expect(organisations.cards).toHaveCount(2)
})

test('edits an organisation by its address and by keyboard [ORG-02, ORG-10, ORG-11, SHELL-26]', async ({
  portal,
  page,
  server,
}) => {
  const { organisations, navigation } = portal
  await newPerson(server, 'Oona')
  await portal.openAs(people.adam, path)
  await expect(organisations.card('acme Traders')).toBeVisible()
  await navigation.search.fill('OONA')
  await expect(organisations.cards).toHaveCount(1)
  await portal.expectAddress(`${path}?search=oona`)

  await organisations.edit('Oona’s Company').focus()
  await page.keyboard.press('Enter')
  await expect(organisations.dialog('Edit Organisation')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/organisations\/[0-9a-f-]{36}\?search=oona$/)
  await page.keyboard.press('Escape')
  await expect(organisations.edit('Oona’s Company')).toBeFocused()
  await portal.expectAddress(`${path}?search=oona`)

  await page.keyboard.press('Enter')
  await expect(organisations.field('Name')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(`${arabic} Oona`)
  await page.keyboard.press('Tab')
  await page.keyboard.type('oona')
  await page.keyboard.press('Enter')
  await expect(organisations.edit(isolated)).toBeFocused()
  await portal.expectAddress(`${path}?search=oona`)
  await navigation.organisation.click()
  await expect(navigation.organisations.filter({ hasText: `${arabic} Oona` })).toHaveCount(1)
  await expect(navigation.organisations.filter({ hasText: 'Oona’s Company' })).toHaveCount(0)
  await page.keyboard.press('Escape')

  await organisations.edit(isolated).click()
  await page.reload()
  await expect(organisations.field('Schema')).toHaveValue('oona')
  await organisations.field('Schema').fill('')
  await organisations.button('Save').click()
  await expect(portal.toast(`${isolated} has been saved.`)).toBeVisible()
  await expect(organisations.edit(isolated)).toBeFocused()
  await organisations.edit(isolated).click()
  await expect(organisations.field('Schema')).toHaveValue('')
})

test('reports a missing organisation and fits long names at 320 pixels [ORG-01, ORG-11]', async ({
  portal,
  page,
  server,
}) => {
  const { organisations } = portal
  const pia = await newPerson(server, 'Pia')
  await page.setViewportSize({ width: 320, height: 640 })
  await portal.openAs(pia, `${path}/nowhere`)
  await expect(page.getByRole('alert')).toContainText('Organisation not found.')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to organisations' }).click()
  await portal.expectAddress(path)

  await organisations.edit('Pia’s Company').click()
  await organisations.field('Name').fill('x'.repeat(200))
  await organisations.field('Schema').fill('y'.repeat(63))
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await organisations.button('Save').click()
  await expect(organisations.card('x'.repeat(200))).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page)
})
