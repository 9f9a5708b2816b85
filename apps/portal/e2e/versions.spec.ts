import { expectAccessible, expectNoSidewaysScroll } from './support/checks/accessible.ts'
import { newPerson } from './support/data/new-person.ts'
import { expect, test } from './support/test.ts'

test.use({ sharedBy: 'sign-ups' })

const path = '/excel/versions'

test('adds versions and milestones by keyboard and keeps a taken name with its message [VER-01, VER-02, VER-03, VER-04, VER-06, VER-07, VER-08, VER-09, VER-10, VER-11, VER-12, VER-14, VER-17, VER-18, VER-19, STATE-02, STATE-06, VALID-13, VALID-14, VALID-17, ERR-23]', async ({
  portal,
  page,
  server,
}) => {
  const versions = portal.structureTable
  await portal.openAs(await newPerson(server, 'Vera'), path)
  await expect(versions.main.getByText('No versions found.')).toBeVisible()

  await versions.button('Add new Version').focus()
  await page.keyboard.press('Enter')
  await expect(versions.lines).toBeFocused()
  await page.keyboard.type(' Rolling forecast for 2026 \n\nBudget\nbudget')
  await expect(versions.dialog).toContainText('3 lines, 2 with a note')
  await expectAccessible(page)
  await versions.save.focus()
  await page.keyboard.press('Enter')
  await expect(versions.notes).toContainText('Line 1, budget: There is already a version called budget.')
  await expect(versions.lines).toHaveValue('budget')
  await expect(versions.lines).toBeFocused()
  await expect(portal.toast('2 versions have been added.')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Actuals')
  await versions.save.press('Enter')
  await expect(versions.dialog).toHaveCount(0)
  await expect(versions.button('Add new Version')).toBeFocused()
  await expect(versions.names).toHaveText([/^Actuals/, /^Budget/, /^Rolling/])
  await expect(versions.row('Rolling')).toContainText('Version_Rollingforecastfor20...')
  await expect(versions.row('Budget')).toContainText('tblBudget')

  await versions.button('Add Milestone to Budget').press('Enter')
  await page.keyboard.type('Draft\nSigned')
  await versions.save.press('Enter')
  await expect(versions.button('Collapse Budget')).toBeVisible()
  await expect(versions.names).toHaveText([/^Actuals/, /^Budget/, /^Draft/, /^Signed/, /^Rolling/])
  await versions.button('Edit Draft').press('Enter')
  await expect(versions.dialog).toHaveAccessibleName('Edit Milestone')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(versions.status('Lock')).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(versions.row('Draft')).toContainText('Locked')
  await expect(versions.button('Edit Draft')).toBeFocused()

  await versions.button('Edit Budget').press('Enter')
  await expect(versions.field('Name')).toHaveValue('Budget')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('actuals')
  await page.keyboard.press('Enter')
  await expect(versions.dialog).toContainText('There is already a version called actuals.')
  await versions.field('Name').fill('Budget 2027')
  await versions.status('Archive').check()
  await versions.save.click()
  await expect(versions.row('Budget 2027')).toContainText('Archived')
  await versions.search.fill('rolling')
  await expect(versions.names).toHaveText([/^Rolling/])
})

test('shows a version as a card on a phone, and Back warns about unsaved input [VER-03, VER-04]', async ({
  portal,
  page,
  server,
}) => {
  const versions = portal.structureTable
  const long = 'Three-year strategic plan '.repeat(7).trim()
  await page.setViewportSize({ width: 320, height: 700 })
  await portal.openAs(await newPerson(server, 'Pia'), path)
  await versions.add('Add new Version', long, 'W'.repeat(190), 'ميزانية المبيعات')
  await versions.add(`Add Milestone to ${long}`, 'Draft')
  await expect(versions.row('Draft')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  await versions.button('Add new Version').click()
  await versions.lines.fill('Not lost')
  await page.goBack()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(versions.lines).toHaveValue('Not lost')
  await expectNoSidewaysScroll(page)
})
