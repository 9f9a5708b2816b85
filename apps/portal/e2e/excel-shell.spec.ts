import { expectAccessible, expectNoSidewaysScroll } from './support/checks/accessible.ts'
import { expectHeading } from './support/checks/addresses.ts'
import { people } from './support/data/people.ts'
import { expect, test } from './support/test.ts'

test('the Excel bar links its pages by pointer and by keyboard [SHELL-27, SHELL-28, SHELL-29, SHELL-30, SHELL-31, SHELL-32, SHELL-33, SHELL-47, SHELL-51]', async ({
  portal,
  page,
}) => {
  const excel = portal.excelShell
  await portal.openAs(people.olga)
  await portal.navigation.link('Excel').click()
  await portal.expectAddress('/excel/areas')
  await expect(excel.link('Areas')).toHaveAttribute('aria-current', 'page')
  for (const [link, path, heading] of [
    ['Subareas', '/excel/subareas', 'Sub-areas'],
    ['Versions', '/excel/versions', 'Versions'],
    ['Helper Tables', '/excel/helper-tables', 'Helper Tables'],
    ['Configure/ Sync', '/excel/table-synchronisation', 'Table synchronisation'],
  ] as const) {
    await excel.link(link).click()
    await portal.expectAddress(path)
    await expectHeading(page, heading)
    await expect(portal.heading).toBeFocused()
    await expect(page).toHaveTitle(`${heading} · acme Traders · Tributary`)
    await expect(excel.link(link)).toHaveAttribute('aria-current', 'page')
    await expect(excel.breadcrumb).toContainText(heading)
  }

  await excel.security.focus()
  await page.keyboard.press('ArrowDown')
  await expect(excel.securityLink('Groups')).toBeFocused()
  await page.keyboard.press('u')
  await expect(excel.securityLink('User groups')).toBeFocused()
  await page.keyboard.press('Enter')
  await portal.expectAddress('/excel/security/user-security-groups')
  await expect(portal.heading).toBeFocused()

  await excel.security.click()
  await expect(excel.securityLink('User groups')).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(excel.security).toBeFocused()
})

test('the bar searches areas and sub-areas only, and pages link what the bar does not [SHELL-34, SHELL-38, SHELL-48, SHELL-49]', async ({
  portal,
  page,
}) => {
  const excel = portal.excelShell
  await portal.openAs(people.eli, '/excel/areas')
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('NOrth')
  await portal.expectAddress('/excel/areas?search=north')
  await excel.link('Subareas').click()
  await expect(portal.navigation.search).toHaveValue('')
  await excel.link('Versions').click()
  await expectHeading(page, 'Versions')
  // The table has its own search box.
  await expect(page.getByRole('searchbox', { name: 'Search', exact: true })).toHaveCount(0)

  await excel.breadcrumb.getByRole('link', { name: 'Excel' }).click()
  await portal.expectAddress('/excel')
  await excel.linkWithin('Entities').click()
  await portal.expectAddress('/excel/security/entities')
  await page.goBack()
  await excel.linkWithin('User entities').click()
  await portal.expectAddress('/excel/user-entities')
  await excel.link('Subareas').click()
  await excel.linkWithin('Link Areas to Subareas').click()
  await portal.expectAddress('/excel/subareas/link')
  await expectHeading(page, 'Link Areas to Subareas')
  await excel.breadcrumb.getByRole('link', { name: 'Excel' }).click()
  await portal.expectAddress('/excel')
})

test('on a phone the bar scrolls and its menu opens outside it [SHELL-31]', async ({ portal, page }) => {
  const excel = portal.excelShell
  await page.setViewportSize({ width: 320, height: 700 })
  await portal.openAs(people.olga, '/excel/security/user-helper-tables')
  // The link of the current page has been scrolled into view.
  await expect(excel.security).toBeInViewport({ ratio: 1 })
  await excel.security.click()
  await expect(excel.securityLink('User helper tables')).toBeInViewport({ ratio: 1 })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await excel.securityLink('Groups').click()
  await portal.expectAddress('/excel/security/security-groups')
  await expectNoSidewaysScroll(page)
})
