import { expectAccessible } from './support/accessible.ts'
import { everyone, people } from './support/people.ts'
import { expect, test } from './support/test.ts'

test.describe('navigation', () => {
  test('says who is here and leads to their profile [SHELL-05, SHELL-06, SHELL-07, SHELL-46]', async ({
    portal,
  }) => {
    await portal.openAs(people.olga)
    const profile = portal.navigation.bar.getByRole('link', { name: /olga@tributary\.example/ })
    await expect(profile).toContainText('Olga')
    await expect(profile).toContainText('OO')
    await expect(profile).toHaveAttribute('href', '/profile')
  })

  for (const person of everyone) {
    const admin = {
      SuperAdmin: '/admin/dashboard',
      Admin: '/admin/dashboard',
      OrganisationAdmin: '/admin/security/users',
    }
    const target: string | undefined = new Map(Object.entries(admin)).get(person.role)
    const excel = person.role !== 'User'

    test(`${person.role} ${target ? 'sees' : 'does not see'} Admin and ${excel ? 'sees' : 'does not see'} Excel [SHELL-11..18]`, async ({
      portal,
    }) => {
      await portal.openAs(person)
      await expect(portal.navigation.link('Home')).toHaveAttribute('href', '/home')
      await expect(portal.navigation.link('FTP')).toHaveAttribute('href', '/connectors/ftp/refresh')
      await expect(portal.navigation.link('Admin')).toHaveCount(target ? 1 : 0)
      if (target) await expect(portal.navigation.link('Admin')).toHaveAttribute('href', target)
      await expect(portal.navigation.link('Excel')).toHaveCount(excel ? 1 : 0)
      if (excel) await expect(portal.navigation.link('Excel')).toHaveAttribute('href', '/excel/areas')
    })
  }

  test('collapses, keeps its names and stays so after a reload [SHELL-02, SHELL-03, SHELL-41, SHELL-42]', async ({
    portal,
    page,
  }) => {
    await portal.openAs(people.eli)
    await expect(portal.navigation.collapse).toHaveAttribute('aria-expanded', 'true')
    await portal.navigation.collapse.click()
    await expect(portal.navigation.expand).toHaveAttribute('aria-expanded', 'false')
    await expect(portal.navigation.link('FTP')).toBeVisible()
    await expect(
      portal.navigation.bar.getByRole('link', { name: /Eli Elm, eli@tributary\.example/ }),
    ).toBeVisible()
    await expect(portal.navigation.bar).toHaveCSS('width', /^6\dpx$/)
    await expectAccessible(page)
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'nav')
    expect(cookie).toMatchObject({ value: 'closed', path: '/' })
    await page.reload()
    await expect(portal.navigation.expand).toBeVisible()
    await portal.navigation.expand.click()
    await expect(portal.navigation.collapse).toBeVisible()
    expect((await page.context().cookies()).find(({ name }) => name === 'nav')?.value).toBe('open')
  })

  test('on a phone it waits behind a button, and the cookie keeps what was chosen [SHELL-04, SHELL-41]', async ({
    portal,
    page,
  }) => {
    await portal.openAs(people.eli)
    await portal.navigation.collapse.click()
    await portal.navigation.expand.click()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(portal.navigation.bar).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('link', { name: 'FTP' })).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('link', { name: 'FTP' }).click()
    await expect(sheet).toBeHidden()
    await portal.expectAddress('/connectors/ftp/refresh')
    expect((await page.context().cookies()).find(({ name }) => name === 'nav')?.value).toBe('open')
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(portal.navigation.collapse).toBeVisible()
  })

  test('the link of the page one is on is marked, and a skip link comes first [SHELL-16]', async ({
    portal,
    page,
  }) => {
    await portal.openAs(people.eli, '/connectors/ftp/refresh')
    await expect(portal.navigation.link('FTP')).toHaveAttribute('aria-current', 'page')
    await page.reload()
    await expect(portal.dashboard.card('Warehouse files').whole).toBeVisible()
    await page.evaluate(() => document.body.focus())
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
})

test.describe('organisations', () => {
  test('are listed by company name, whatever their letter case [SHELL-08, SHELL-10]', async ({
    portal,
    page,
  }) => {
    await portal.openAs(people.sue)
    await portal.navigation.organisation.click()
    await expect(portal.navigation.organisations).toHaveText([/acme Traders$/, /Birch Ltd$/, /Cedar & Co$/])
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(portal.navigation.organisation).toBeFocused()
  })

  test('somebody of one organisation has it chosen already [SHELL-43]', async ({ portal }) => {
    await portal.openAs(people.una)
    await expect(portal.navigation.organisation).toHaveText(/acme Traders/)
    await portal.navigation.organisation.click()
    await expect(portal.navigation.organisations).toHaveCount(1)
  })

  test('choosing one shows its connectors and leaves a page that it does not have [SHELL-09, SHELL-44]', async ({
    portal,
  }) => {
    await portal.openAs(people.olga, '/connectors/ftp/refresh')
    await expect(portal.dashboard.card('Warehouse files').whole).toBeVisible()
    await portal.navigation.choose('Birch Ltd')
    await portal.expectAddress('/home')
    await expect(portal.navigation.link('FTP')).toHaveCount(0)
    await portal.navigation.choose('acme Traders')
    await expect(portal.navigation.link('FTP')).toBeVisible()
    await portal.expectAddress('/home')
  })

  test('two tabs work in two organisations, and each keeps its own after a reload [SHELL-53]', async ({
    portal,
  }) => {
    await portal.openAs(people.olga)
    const other = await portal.anotherTab('/home')
    await other.navigation.choose('Birch Ltd')
    await expect(other.navigation.organisation).toHaveText(/Birch Ltd/)
    await expect(portal.navigation.organisation).toHaveText(/acme Traders/)
    await expect(portal.navigation.link('FTP')).toBeVisible()
    await Promise.all([portal.page.reload(), other.page.reload()])
    await expect(portal.navigation.organisation).toHaveText(/acme Traders/)
    await expect(portal.navigation.link('FTP')).toBeVisible()
    await expect(other.navigation.organisation).toHaveText(/Birch Ltd/)
    await expect(other.navigation.link('FTP')).toHaveCount(0)
  })

  test('a late answer for the organisation one has left is not shown [SHELL-44]', async ({
    portal,
    page,
  }) => {
    const held = Promise.withResolvers<void>()
    await portal.openAs(people.olga)
    await page.route('**/connectors/ftp', async (route) => {
      await held.promise
      await route.continue()
    })
    await portal.navigation.link('FTP').click()
    await portal.expectAddress('/connectors/ftp/refresh')
    await portal.navigation.choose('Birch Ltd')
    await portal.expectAddress('/home')
    held.resolve()
    await expect(page.getByText('Warehouse files')).toHaveCount(0)
  })
})

test.describe('pages one may not see or that do not exist', () => {
  test("a page above one's level says so, and its data is not asked for [ROUTE-48]", async ({
    portal,
    page,
  }) => {
    await portal.openAs(people.una, '/admin/dashboard')
    await expect(page.getByText('You do not have access to this page.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
    await portal.expectAddress('/home')
  })

  for (const path of ['/nowhere', '/connectors/teapot/refresh', '/admin/teapot']) {
    test(`${path} is not found [ROUTE-49, ROUTE-52]`, async ({ portal, page }) => {
      await portal.openAs(people.sue, path)
      await expect(page.getByRole('main').getByText('Page not found')).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
      await portal.expectAddress('/home')
    })
  }
})

test.describe('top bar of a connector', () => {
  test('everyone has Refresh, admins have Manage [SHELL-35, SHELL-36]', async ({
    portal,
    anotherBrowser,
  }) => {
    await portal.openAs(people.eli, '/connectors/ftp/refresh')
    await expect(portal.navigation.section.getByRole('link')).toHaveText(['Refresh'])
    const olga = await anotherBrowser()
    await olga.openAs(people.olga, '/connectors/ftp/refresh')
    await expect(olga.navigation.section.getByRole('link')).toHaveText(['Refresh', 'Manage'])
  })

  test('search goes lower-cased into the address once typing rests, and replaces history [SHELL-37, SHELL-38, SHELL-49]', async ({
    portal,
    page,
  }) => {
    await portal.openAs(people.sue)
    await portal.navigation.link('FTP').click()
    await expect(portal.dashboard.card('Warehouse files').whole).toBeVisible()
    await portal.navigation.search.pressSequentially('WAREhouse')
    await portal.expectAddress('/connectors/ftp/refresh?search=warehouse')
    await expect(portal.navigation.search).toHaveValue('WAREhouse')
    await expect(portal.dashboard.card('Warehouse files').whole).toBeVisible()
    await page.reload()
    await expect(portal.navigation.search).toHaveValue('warehouse')
    await portal.navigation.search.fill('no such connector')
    await portal.expectAddress(
      /* a space is written as + */ '/connectors/ftp/refresh?search=no+such+connector',
    )
    await expect(portal.dashboard.cards).toHaveCount(0)
    await portal.navigation.search.fill('')
    await portal.expectAddress('/connectors/ftp/refresh')
    await expect(portal.dashboard.card('Warehouse files').whole).toBeVisible()
    await page.goBack()
    await portal.expectAddress('/home')
  })
})

test('the title names page, organisation and product, and focus follows to the heading [SHELL-51]', async ({
  portal,
  page,
}) => {
  await portal.openAs(people.eli)
  await expect(page).toHaveTitle(/Home.*Tributary/)
  await portal.navigation.link('FTP').click()
  await expect(page).toHaveTitle(/FTP.*Tributary/)
  await expect(portal.heading).toBeFocused()
})
