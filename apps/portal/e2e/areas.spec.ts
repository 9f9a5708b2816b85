import { expectAccessible, expectNoSidewaysScroll } from './support/checks/accessible.ts'
import { newPerson } from './support/data/new-person.ts'
import { people } from './support/data/people.ts'
import { expect, test } from './support/test.ts'

test.use({ sharedBy: 'sign-ups' })

const areasPath = '/excel/areas'
const subareasPath = '/excel/subareas'

test('adds areas and sub-areas by keyboard, keeps a duplicate with its message, and undoes an addition [CHANGE-02, AREA-09, AREA-10, AREA-20, AREA-21, AREA-22, AREA-25, AREA-26, AREA-29, SUBAREA-01, SUBAREA-05, SUBAREA-06, SUBAREA-07, STATE-06, ERR-22]', async ({
  portal,
  page,
  server,
}) => {
  const areas = portal.areas
  await portal.openAs(await newPerson(server, 'Ada'), subareasPath)
  await expect(page.getByText('No sub-areas found.')).toBeVisible()
  await areas.add.click()
  await areas.names.first().fill('North')
  await page.keyboard.press('Enter')
  await page.keyboard.type('South')
  await areas.save.click()
  await expect(portal.toast('2 sub-areas have been added.')).toBeVisible()
  await expect(areas.card('North')).toContainText('Not linked')

  await page.getByRole('link', { name: 'Areas', exact: true }).click()
  await expect(page.getByText('No areas found.')).toBeVisible()
  await areas.add.focus()
  await page.keyboard.press('Enter')
  await expect(areas.names).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(areas.names).toHaveAccessibleDescription('required')
  await page.keyboard.type('Costs')
  await page.keyboard.press('Enter')
  await page.keyboard.type('costs')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Sales')
  await expect(areas.names.nth(1)).toHaveAccessibleDescription('The same as line 1.')
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  await expect(areas.names).toHaveCount(1)
  await expect(areas.names).toHaveValue('costs')
  await expect(areas.names).toBeFocused()
  await expect(areas.dialog.getByRole('alert')).toHaveText(/\S/)
  await areas.names.fill('Payroll')
  await areas.save.click()
  await expect(portal.toast('Payroll has been added.')).toBeVisible()
  await expect(areas.cards).toHaveCount(3)
  await expect(areas.card('Costs')).toContainText('All Sub-areas')
  await page.getByRole('link', { name: 'Subareas', exact: true }).click()
  await expect(areas.card('North')).toContainText('All Areas')

  await page.getByRole('button', { name: 'Recent changes' }).click()
  await page.getByRole('button', { name: 'Undo for South' }).click()
  await expect(portal.toast('The change of South has been undone.')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(areas.card('South')).toHaveCount(0)
})

test('works on a phone in the dark theme, and Back warns about unsaved input [AREA-01, AREA-02, AREA-03, AREA-05, AREA-17, AREA-18, AREA-24, AREA-28, SUBAREA-02, SUBAREA-08, CONST-21]', async ({
  portal,
  page,
}) => {
  const areas = portal.areas
  await portal.openAs(people.eli, areasPath)
  await expect(areas.cards.first()).toHaveCSS('min-height', '230px')
  expect((await areas.cards.first().boundingBox())?.height).toBe(230)
  await page.setViewportSize({ width: 320, height: 700 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await areas.add.click()
  await areas.names.first().fill('Draft')
  await page.goBack()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(areas.names).toHaveValue('Draft')
  await page.goBack()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(areas.dialog).toHaveCount(0)
  await areas.cards
    .first()
    .getByRole('button', { name: /^Manage linked sub-areas/ })
    .click()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await portal.open(`${subareasPath}?search=zzz`)
  await expect(page.getByText('No sub-areas found.')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Clear search' }).click()
  await expect(areas.cards.first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
