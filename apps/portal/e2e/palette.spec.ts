import { expectAccessible, expectNoSidewaysScroll } from './support/checks/accessible.ts'
import { people } from './support/data/people.ts'
import { expect, test } from './support/test.ts'

test('finds a connector, an organisation, a user and a page by keyboard [SHELL-09, SHELL-51, USER-02]', async ({
  portal,
  page,
}) => {
  const palette = portal.palette
  await portal.openAs(people.sue)
  await expect(portal.heading).toHaveText('acme Traders')
  await palette.open()
  await expect(palette.box).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('FTP')
  await expect(palette.chosen).toHaveAccessibleName(/FTP/)
  await page.keyboard.press('Enter')
  await portal.expectAddress('/connectors/ftp/refresh')
  await expect(portal.heading).toBeFocused()

  // Opened from a text field, which keeps its text and gets the focus back.
  await portal.navigation.search.fill('ware')
  await palette.find('warehouse')
  await expect(palette.options('Connectors')).toHaveText([/Warehouse files/])
  await page.keyboard.press('Escape')
  await expect(portal.navigation.search).toBeFocused()
  await expect(portal.navigation.search).toHaveValue('ware')

  await palette.find('birch')
  await page.keyboard.press('Enter')
  await expect(portal.navigation.organisation).toHaveText(/Birch Ltd/)
  await palette.find('acme')
  await page.keyboard.press('Enter')
  await expect(portal.navigation.organisation).toHaveText(/acme Traders/)

  await palette.find('una@')
  await expect(palette.options('People')).toHaveText([/Una Ulm/])
  await page.keyboard.press('Enter')
  await expect(portal.heading).toHaveText('Una Ulm')
  await palette.find('log out')
  await page.keyboard.press('Enter')
  await portal.expectAddress('/')
})

test('refreshes a connector from any page with one action [GLANCE-102]', async ({ portal, page }) => {
  const palette = portal.palette
  await portal.openAs(people.olga, '/profile')
  await expect(portal.heading).toHaveText('Profile')
  await palette.find('ref ware')
  await expect(palette.chosen).toHaveAccessibleName(/Refresh Warehouse files/)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('The refresh of Warehouse files has started.')).toBeVisible()
  await expect(page).toHaveURL(/\/profile$/)
  await palette.find('>')
  await expect(palette.options('Screens')).toHaveCount(0)
})

test('opens from the menu on a phone and requests nothing of other organisations [ROUTE-48]', async ({
  portal,
  page,
}) => {
  const palette = portal.palette
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.setViewportSize({ width: 320, height: 640 })
  await portal.openAs(people.una)
  const menu = page.getByRole('button', { name: 'Open menu' })
  await menu.click()
  await palette.button.click()
  await expect(palette.box).toBeFocused()
  await expect(palette.options('Screens')).toHaveText([
    'Home',
    'Connectors',
    'Why can’t … see …?',
    'Where a number comes from',
    'Profile',
    'All connectors',
  ])
  await expect(palette.options('Actions')).toHaveText(['Change password', 'Compact rows', 'Log out'])
  await expect(palette.options('People')).toHaveCount(0)
  expect(asked.filter((path) => path.endsWith('/users'))).toEqual([])
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(menu).toBeFocused()
})
