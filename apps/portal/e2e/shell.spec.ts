import { expectAccessible } from './support/checks/accessible.ts'
import { people } from './support/data/people.ts'
import { expect, test } from './support/test.ts'

// With motion, as most people see it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('the navigation folds, keeps its names and state, and follows the page [SHELL-02, SHELL-03, SHELL-04, SHELL-16, SHELL-41, SHELL-42, SHELL-51]', async ({
  portal,
  page,
}) => {
  const { navigation } = portal
  const kept = async () => (await page.context().cookies()).find(({ name }) => name === 'nav')

  await test.step('the title names page, organisation and product, and the heading gets the focus', async () => {
    await portal.openAs(people.eli)
    await expect(page).toHaveTitle(/Home.*Tributary/)
    await navigation.link('FTP').click()
    await expect(page).toHaveTitle(/FTP.*Tributary/)
    await expect(portal.heading).toBeFocused()
    await expect(navigation.link('FTP')).toHaveAttribute('aria-current', 'page')
  })

  await test.step('links keep their names when collapsed', async () => {
    await expect(navigation.collapse).toHaveAttribute('aria-expanded', 'true')
    await navigation.collapse.click()
    await expect(navigation.expand).toHaveAttribute('aria-expanded', 'false')
    await expect(navigation.link('FTP')).toBeVisible()
    await expect(navigation.bar.getByRole('link', { name: /Eli Elm, eli@tributary\.example/ })).toBeVisible()
    await expect(navigation.bar).toHaveCSS('width', /^6\dpx$/)
    await expectAccessible(page)
    expect(await kept()).toMatchObject({ value: 'closed', path: '/' })
  })

  await test.step('stays collapsed after a reload, and the skip link is first', async () => {
    await page.reload()
    await expect(portal.dashboard.card('Warehouse files').whole).toBeVisible()
    await page.evaluate(() => document.body.focus())
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await navigation.expand.click()
    await expect(navigation.collapse).toBeVisible()
    expect((await kept())?.value).toBe('open')
  })

  await test.step('is behind a button on a phone, and the cookie keeps the choice', async () => {
    await navigation.link('Home').click()
    await portal.expectAddress('/home')
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(navigation.bar).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('link', { name: 'FTP' })).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('link', { name: 'FTP' }).click()
    await expect(sheet).toBeHidden()
    await portal.expectAddress('/connectors/ftp/refresh')
    expect((await kept())?.value).toBe('open')
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(navigation.collapse).toBeVisible()
  })

  await test.step('leaves lists the width of a large window, and other pages theirs [SHELL-56]', async () => {
    const widthOfMain = async () => (await page.getByRole('main').boundingBox())?.width
    await page.setViewportSize({ width: 2560, height: 1200 })
    await expect.poll(widthOfMain).toBe(2000 + 2 * 32)
    const { x = 0, width = 0 } = (await navigation.search.boundingBox()) ?? {}
    const main = await page.getByRole('main').boundingBox()
    expect(x + width).toBe((main?.x ?? 0) + 2000 + 32)
    await page.goto('/profile')
    await expect.poll(widthOfMain).toBe(1280 + 2 * 32)
    await page.setViewportSize({ width: 1440, height: 900 })
  })
})

test('each tab has its own organisation and ignores late responses [SHELL-05, SHELL-06, SHELL-07, SHELL-09, SHELL-44, SHELL-46, SHELL-53]', async ({
  portal,
  page,
}) => {
  const { navigation } = portal
  await portal.openAs(people.olga)

  await test.step('links to the profile', async () => {
    const profile = navigation.bar.getByRole('link', { name: /olga@tributary\.example/ })
    await expect(profile).toContainText('Olga')
    await expect(profile).toContainText('OO')
    await expect(profile).toHaveAttribute('href', '/profile')
  })

  await test.step('ignores a late response for the previous organisation', async () => {
    const held = Promise.withResolvers<void>()
    await page.route('**/connectors/ftp*', async (route) => {
      await held.promise
      await route.continue()
    })
    await navigation.link('FTP').click()
    await portal.expectAddress('/connectors/ftp/refresh')
    await navigation.choose('Birch Ltd')
    await portal.expectAddress('/home')
    held.resolve()
    await expect(page.getByText('Warehouse files')).toHaveCount(0)
    await page.unroute('**/connectors/ftp*')
  })

  await test.step('choosing an organisation shows its connectors and leaves pages it does not have', async () => {
    await navigation.choose('acme Traders')
    await navigation.link('FTP').click()
    await expect(portal.dashboard.card('Warehouse files').whole).toBeVisible()
    await navigation.choose('Birch Ltd')
    await portal.expectAddress('/home')
    await expect(navigation.link('FTP')).toHaveCount(0)
    await navigation.choose('acme Traders')
    await expect(navigation.link('FTP')).toBeVisible()
    await portal.expectAddress('/home')
  })

  await test.step('each tab keeps its organisation after a reload', async () => {
    const other = await portal.anotherTab('/home')
    await other.navigation.choose('Birch Ltd')
    await expect(other.navigation.organisation).toHaveText(/Birch Ltd/)
    await expect(navigation.organisation).toHaveText(/acme Traders/)
    await expect(navigation.link('FTP')).toBeVisible()
    await Promise.all([page.reload(), other.page.reload()])
    await expect(navigation.organisation).toHaveText(/acme Traders/)
    await expect(navigation.link('FTP')).toBeVisible()
    await expect(other.navigation.organisation).toHaveText(/Birch Ltd/)
    await expect(other.navigation.link('FTP')).toHaveCount(0)
  })
})

test('lists organisations by name and puts the search into the address [SHELL-08, SHELL-10, SHELL-37, SHELL-38, SHELL-49]', async ({
  portal,
  page,
}) => {
  const { navigation, dashboard } = portal
  await portal.openAs(people.sue)

  await test.step('ignores letter case', async () => {
    await navigation.organisation.click()
    await expect(navigation.organisations).toHaveText([/acme Traders$/, /Birch Ltd$/, /Cedar & Co$/])
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(navigation.organisation).toBeFocused()
  })

  await test.step('puts the search into the address', async () => {
    await navigation.link('FTP').click()
    await expect(dashboard.card('Warehouse files').whole).toBeVisible()
    await navigation.search.pressSequentially('WAREhouse')
    await portal.expectAddress('/connectors/ftp/refresh?search=warehouse')
    await expect(navigation.search).toHaveValue('WAREhouse')
    await expect(dashboard.card('Warehouse files').whole).toBeVisible()
    await page.reload()
    await expect(navigation.search).toHaveValue('warehouse')
    await navigation.search.fill('no such connector')
    // A space is encoded as +.
    await portal.expectAddress('/connectors/ftp/refresh?search=no+such+connector')
    await expect(dashboard.cards).toHaveCount(0)
    await navigation.search.fill('')
    await portal.expectAddress('/connectors/ftp/refresh')
    await expect(dashboard.card('Warehouse files').whole).toBeVisible()
    await page.goBack()
    await portal.expectAddress('/home')
  })
})
