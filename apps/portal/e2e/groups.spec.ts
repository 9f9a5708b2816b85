import { expectAccessible, expectNoSidewaysScroll } from './support/checks/accessible.ts'
import { people } from './support/data/people.ts'
import { expect, test } from './support/test.ts'

const path = '/excel/security/security-groups'

test('creates a group by keyboard, then changes it [GROUP-01, GROUP-05, GROUP-06, GROUP-07, GROUP-08, GROUP-09, GROUP-10, GROUP-11, GROUP-19, GROUP-23, GROUP-24]', async ({
  portal,
  page,
}) => {
  const groups = portal.groups
  await portal.openAs(people.eli, path)
  await groups.button('Create Security Group').focus()
  await page.keyboard.press('Enter')
  await expect(portal.heading).toBeFocused()
  await groups.tabTo(groups.name)
  await page.keyboard.press('Enter')
  await expect(groups.name).toHaveAccessibleDescription('required')
  await page.keyboard.type('Keyboard people')
  // The list of areas is one tab stop, the scopes are one, the sub-areas are one.
  await groups.tabTo(groups.item('Café bar'))
  await page.keyboard.type('Fin')
  await page.keyboard.press('Space')
  await expect(groups.item('Finance')).toBeChecked()
  await groups.tabTo(groups.target('Auckland'))
  await page.keyboard.press('Space')
  await expect(groups.summary).toContainText('1 of 11 sub-areas')
  await expectAccessible(page)
  await groups.tabTo(groups.button('Next'))
  await page.keyboard.press('Enter')
  await expect(groups.step).toHaveText('2Subareas')
  await expect(portal.heading).toBeFocused()
  await groups.tabTo(groups.name)
  await page.keyboard.press('Enter')
  await expect(groups.step).toHaveText('3Versions & Milestones')
  await page.goBack()
  await expect(groups.step).toHaveText('2Subareas')
  await page.goForward()
  await expect(groups.name).toHaveValue('Keyboard people')
  await groups.item('Budget 2027').check()
  await groups.item('All current and future').check()
  await groups.tabTo(groups.button('Create Security Group'))
  await page.keyboard.press('Enter')
  await expect(portal.toast('Keyboard people has been created.')).toBeVisible()
  await portal.expectAddress(path)

  await groups.row('Keyboard people').getByRole('button', { name: 'Edit Keyboard people' }).click()
  await groups.item('Finance').check()
  await expect(groups.target('Auckland')).toBeChecked()
  await groups.target('Auckland').uncheck()
  await groups.button('Next').click()
  await groups.item('Dunedin').check()
  await groups.target('Finance').check()
  await groups.button('Next').click()
  await expect(
    page.getByText('Adds 1 combination of area and sub-area and removes 1. No one is affected.'),
  ).toBeVisible()
  await groups.button('Save Security Group').click()
  await expect(portal.toast('Keyboard people has been saved.')).toBeVisible()
  await groups.row('Keyboard people').getByRole('button', { name: 'Edit Keyboard people' }).click()
  await expect(groups.summary).toContainText('All milestones, current and future')
  await groups.item('Finance').check()
  await expect(groups.target('Dunedin')).toBeChecked()
  await expect(groups.target('Auckland')).not.toBeChecked()
})

test('keeps the changes of two administrators who edit the same group [GROUP-14, GROUP-15, GROUP-16, GROUP-24]', async ({
  portal,
  page,
  anotherBrowser,
}) => {
  const groups = portal.groups
  await portal.openAs(people.eli, path)
  await groups.button('Create Security Group').click()
  await groups.name.fill('Shared work')
  await groups.button('Next').click()
  await groups.button('Next').click()
  await groups.button('Create Security Group').click()
  await groups.button('Edit Shared work').click()
  await groups.item('Finance').check()
  await groups.target('Auckland').check()

  const olgas = await anotherBrowser()
  const hers = olgas.groups
  await olgas.openAs(people.olga, path)
  await hers.button('Edit Shared work').click()
  await hers.item('Finance').check()
  await hers.target('Dunedin').check()
  await hers.button('Next').click()
  await hers.button('Next').click()
  await hers.button('Save Security Group').click()
  await expect(olgas.toast('Shared work has been saved.')).toBeVisible()

  await groups.button('Next').click()
  await groups.button('Next').click()
  await groups.button('Save Security Group').click()
  await expect(page.getByText(/added Finance – Dunedin\. Nothing has been sent yet/)).toBeVisible()
  await groups.button('Save Security Group').click()
  await expect(portal.toast('Shared work has been saved.')).toBeVisible()
  await groups.button('Edit Shared work').click()
  await expect(groups.summary).toContainText('2 of 11 sub-areas')
})

test('sets a status, deletes a group, and warns before leaving the wizard [GROUP-02, GROUP-03, GROUP-04, GROUP-12, GROUP-13, GROUP-17, GROUP-25]', async ({
  portal,
  page,
}) => {
  const groups = portal.groups
  await page.setViewportSize({ width: 390, height: 844 })
  await portal.openAs(people.sue, path)
  await groups.button('Create Security Group').click()
  await groups.name.fill('Thumbs')
  await groups.item('Finance').check()
  await groups.target('Auckland').check()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await groups.button('Back to groups').click()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await groups.button('Next').click()
  await groups.button('Next').click()
  await groups.button('Create Security Group').click()
  await groups.button('Active, set status of Thumbs').click()
  const dialog = page.getByRole('dialog', { name: 'Set Status' })
  await expect(dialog.getByRole('radio')).toHaveCount(2)
  await dialog.getByRole('radio', { name: 'Archive' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(groups.row('Thumbs')).toContainText('Archived')
  await groups.button('Delete Thumbs').click()
  await page
    .getByRole('alertdialog', { name: 'Delete Thumbs?' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(groups.row('Thumbs')).toHaveCount(0)
  await expectNoSidewaysScroll(page)
})
