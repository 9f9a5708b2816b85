import { expectAccessible, expectNoSidewaysScroll } from './support/checks/accessible.ts'
import { newPerson } from './support/data/new-person.ts'
import { type Person, people } from './support/data/people.ts'
import type { Portal } from './support/screens/portal.ts'
import { expect, test } from './support/test.ts'

test.use({ sharedBy: 'sign-ups' })

const areasPath = '/excel/areas'
const subareasPath = '/excel/subareas'

/** Adds the sub-areas North and South, and the area Costs linked to both. */
async function costsLinkedToBoth(portal: Portal, person: Person) {
  const areas = portal.areas
  await portal.openAs(person, `${subareasPath}?new`)
  await areas.names.first().fill('North')
  await portal.page.keyboard.press('Enter')
  await portal.page.keyboard.type('South')
  await areas.save.click()
  await expect(areas.card('South')).toBeVisible()
  await portal.open(`${areasPath}?new`)
  await areas.names.first().fill('Costs')
  await areas.save.click()
}

test('adds several areas and sub-areas by keyboard and keeps a duplicate with its message [AREA-09, AREA-10, AREA-20, AREA-21, AREA-22, AREA-25, AREA-26, AREA-29, SUBAREA-01, SUBAREA-05, SUBAREA-06, SUBAREA-07, STATE-06, ERR-22]', async ({
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
})

test('links of an area become custom and automatic again by keyboard [AREA-06, AREA-13, AREA-14, AREA-15, AREA-16, AREA-27, STATE-05]', async ({
  portal,
  page,
  server,
}) => {
  const areas = portal.areas
  await costsLinkedToBoth(portal, await newPerson(server, 'Liv'))
  await areas.button('Costs', 'Manage linked sub-areas of').click()
  await expect(areas.save).toBeDisabled()
  await areas.dialog.getByLabel('Link type').selectOption('Custom')
  await areas.dialog.getByRole('searchbox').fill('sou')
  await expect(areas.dialog.getByRole('checkbox')).toHaveCount(1)
  await areas.subarea('South').focus()
  await page.keyboard.press('Space')
  await areas.dialog.getByRole('searchbox').fill('')
  await expect(areas.subarea('North')).toBeChecked()
  await expect(areas.subarea('South')).not.toBeChecked()
  await expectAccessible(page)
  await areas.save.click()
  await expect(portal.toast('Links saved')).toBeVisible()
  await expect(areas.card('Costs').getByRole('img')).toHaveText(['N'])

  await areas.button('Costs', 'Manage linked sub-areas of').click()
  await areas.dialog.getByLabel('Link type').selectOption('Automatic')
  await areas.save.click()
  await expect(areas.card('Costs')).toContainText('All Sub-areas')
})

test('names the links that failed and saves them on the second try [AREA-20, AREA-27]', async ({
  portal,
  page,
  server,
}) => {
  const areas = portal.areas
  await costsLinkedToBoth(portal, await newPerson(server, 'Pia'))
  await areas.button('Costs', 'Manage linked sub-areas of').click()
  await areas.dialog.getByLabel('Link type').selectOption('Custom')
  await areas.dialog.getByRole('button', { name: 'Select none' }).click()

  const calls = '**/backend/subareas/unlink-from-area'
  await page.route(
    calls,
    (route) => route.fulfill({ status: 400, json: { statusCode: 400, message: 'Not now.' } }),
    { times: 1 },
  )
  await areas.save.click()
  await expect(areas.dialog.getByRole('alert')).toContainText(/Could not unlink (North|South): Not now\./)
  await areas.dialog.getByRole('button', { name: 'Retry 1 failed' }).click()
  await expect(areas.card('Costs')).toContainText('No linked sub-areas.')
})

test('a second administrator is warned of a conflict and can overwrite on purpose [AREA-11, AREA-20, AREA-21]', async ({
  portal,
  page,
  server,
}) => {
  const areas = portal.areas
  const zoe = await newPerson(server, 'Zoe')
  await portal.openAs(zoe, `${areasPath}?new`)
  await areas.names.first().fill('Costs')
  await areas.save.click()
  await areas.button('Costs', 'Edit').click()
  const tab = await portal.anotherTab(areasPath)
  const others = tab.areas
  await others.button('Costs', 'Edit').click()
  await others.names.fill('Outlay')
  await others.save.click()
  await expect(others.card('Outlay')).toBeVisible()

  await areas.dialog.getByLabel('Status').selectOption('archived')
  await areas.names.fill('Overheads')
  await areas.save.click()
  await expect(areas.dialog.getByRole('alert')).toHaveText(/\S/)
  await expect(areas.names).toHaveValue('Overheads')
  await areas.save.click()
  await expect(areas.card('Overheads')).toContainText('Archived')
  await page.getByRole('checkbox', { name: 'Hide archived (1)' }).check()
  await expect(areas.cards).toHaveCount(0)
  await expect(page).toHaveURL(/archived=hidden/)
})

test('level 1 deletes after confirming, level 3 has no Delete button [AREA-08, AREA-12, AREA-19, SUBAREA-03]', async ({
  portal,
  page,
  anotherBrowser,
}) => {
  const areas = portal.areas
  await portal.openAs(people.adam, `${areasPath}?new`)
  await areas.names.first().fill('Passing')
  await areas.save.click()
  await page.route(
    '**/backend/areas/*',
    (route) => route.fulfill({ status: 400, json: { statusCode: 400, message: 'It is in use.' } }),
    { times: 1 },
  )
  await areas.button('Passing', 'Delete').click()
  await expect(areas.question('Passing').getByRole('button', { name: 'Cancel' })).toBeFocused()
  await areas.question('Passing').getByRole('button', { name: 'Delete' }).click()
  const banner = page.getByRole('alert').filter({ hasText: 'It is in use.' })
  await expect(banner).toBeVisible()
  await banner.getByRole('button', { name: 'Dismiss' }).click()
  await expect(banner).toHaveCount(0)
  await areas.button('Passing', 'Delete').click()
  await areas.question('Passing').getByRole('button', { name: 'Delete' }).click()
  await expect(portal.toast('Passing has been deleted.')).toBeVisible()
  await expect(areas.card('Passing')).toHaveCount(0)

  const his = await anotherBrowser()
  for (const path of [areasPath, subareasPath]) {
    await his.openAs(people.eli, path)
    const seen = his.areas
    await expect(seen.cards.first()).toBeVisible()
    await expect(his.page.getByRole('button', { name: /^Edit / }).first()).toBeVisible()
    await expect(his.page.getByRole('button', { name: /^Delete / })).toHaveCount(0)
  }
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
