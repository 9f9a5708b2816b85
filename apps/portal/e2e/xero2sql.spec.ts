import { expectAccessible, expectNoSidewaysScroll } from './support/checks/accessible.ts'
import { people } from './support/data/people.ts'
import { expect, test } from './support/test.ts'

const path = '/connectors/xero/v2/synchronise'

test('syncs a company, refuses it again within 15 minutes and shows its target [XSYNC-01, XSYNC-02, XSYNC-03, XSYNC-04, XSYNC-05, XSYNC-06, XSYNC-07, XSYNC-10, XSYNC-11, XSYNC-12, XSYNC-13, XSYNC-15, XSYNC-16, XSYNC-17, XSYNC-18, XSYNC-19, XSYNC-20, ROUTE-36, ERR-44, CONST-13]', async ({
  portal,
  page,
}) => {
  const screen = portal.synchronise
  await portal.openAs(people.sue, path)
  await expect(portal.heading).toHaveText('My Entities - Ready to Sync')
  await expect(page).toHaveTitle(/^Xero Connector - Synchronise V2/)
  const retail = screen.company('Acme Retail Ltd')
  await expect(retail).toContainText('never')
  await screen.sync('Acme Retail Ltd').focus()
  await page.keyboard.press('Enter')
  await expect(
    portal.toast('Your sync has started successfully. Typically this will take 5-15 minutes...'),
  ).toBeVisible()
  await expect(retail.getByRole('time')).toBeVisible()
  await expect(screen.sync('Acme Retail Ltd')).toContainText(/14:\d\d/)
  await expect(screen.sync('Acme Retail Ltd')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Please wait 15 minutes from last refresh. It has been 0 minutes since Acme Retail Ltd was last refreshed.',
  )
  await page.setViewportSize({ width: 320, height: 700 })
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1440, height: 900 })

  await screen.edit('Acme Traders Ltd').click()
  await expect(screen.dialog.getByLabel('Host')).toHaveValue('sql.acme-traders.example')
  await screen.dialog.getByLabel('Password', { exact: true }).fill('figures 1')
  await screen.dialog.getByLabel('Confirm Password').fill('figures 2')
  await screen.dialog.getByRole('button', { name: 'Apply' }).click()
  await expectAccessible(page)
  await expect(screen.dialog.getByRole('alert')).toHaveCount(0)
  await screen.dialog.getByLabel('Confirm Password').fill('figures 1')
  await screen.dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(portal.toast('Success!')).toBeVisible()
  await expect(screen.dialog).toHaveCount(0)
  await expect(screen.edit('Acme Traders Ltd')).toBeFocused()
})

test('a token links to the entities of one of its organisations [TOKEN-01, TOKEN-02, TOKEN-03, TOKEN-04, TOKEN-06, TOKEN-07, TOKEN-08, TOKEN-09, TOKEN-13, TOKEN-15, XSYNC-07, ROUTE-35]', async ({
  portal,
  page,
}) => {
  await portal.openAs(people.sue, path)
  await page.getByRole('link', { name: 'Xero2Sql - Tokens' }).click()
  await expect(portal.heading).toHaveText('Xero2Sql - Tokens')
  await page.getByRole('button', { name: 'accounts@acme-traders.example' }).press('Enter')
  const chosen = page.getByRole('radio', { name: 'Acme Traders Ltd' })
  await chosen.press('Space')
  await expect(chosen).toBeChecked()
  const submit = page.getByRole('button', { name: 'Submit' })
  await expect(page.getByLabel('Database name')).toHaveValue('figures')
  await expect(submit).toBeDisabled()
  await page.getByLabel('Password', { exact: true }).fill('figures 3')
  await page.getByLabel('Confirm password').fill('figures 3')
  await page.setViewportSize({ width: 320, height: 700 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'Xero', exact: true }).first().click()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await submit.click()
  await expect(portal.toast('Success!')).toBeVisible()
  await portal.expectAddress('/excel/security/entities')
})

test('a user may sync a company only while it is assigned to them [XASSIGN-01, XASSIGN-02, XASSIGN-03, XASSIGN-04, XASSIGN-05, XASSIGN-06, XASSIGN-07, XASSIGN-08, XSYNC-09, XSYNC-21, TOKEN-10, ROUTE-37, ERR-45]', async ({
  portal,
  page,
  anotherBrowser,
}) => {
  const screen = portal.linking
  const his = await anotherBrowser()
  await his.openAs(people.eli, path)
  await expect(his.page.getByText(/^No products registered\./)).toBeVisible()
  await expect(his.page.getByRole('main').getByRole('link')).toHaveText(['Xero'])

  await portal.openAs(people.olga, path)
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Xero', 'Assign users'])
  await page.getByRole('link', { name: 'Assign users' }).click()
  await expect(portal.heading).toHaveText('Xero Connector - Assign Users V2')
  await expect(screen.row('Una Ulm')).toContainText('ASSIGNED TO')
  await screen.button('Create new assignment').click()
  await screen.search('Search users').fill('eli')
  await screen.item('Eli Elm').press('Space')
  await screen.target('Acme Retail Ltd').press('Space')
  await page.route('**/link-xero2sqlproduct', (route) => route.abort(), { times: 1 })
  await screen.button('Assign').click()
  await expect(screen.problem).toContainText(
    'There was a problem with trying to assign the selected connectors. Please try again, but if the problem persists, please contact the provider.',
  )
  await expect(screen.target('Acme Retail Ltd')).toBeChecked()
  await expectAccessible(page)
  await screen.button('Assign').click()
  await expect(screen.row('Eli Elm')).toContainText('Acme Retail Ltd')

  await his.page.reload()
  await expect(his.synchronise.sync('Acme Retail Ltd')).toBeVisible()
  await screen.remove('Unassign', 'Eli Elm').click()
  await expect(screen.row('Eli Elm')).toContainText('Not assigned')
  await screen.undo.click()
  await expect(screen.row('Eli Elm')).toContainText('Acme Retail Ltd')
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await screen.remove('Unassign', 'Eli Elm').click()
  await expect(screen.row('Eli Elm')).toContainText('Not assigned')
})
