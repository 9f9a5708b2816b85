import { people } from './support/data/people.ts'
import { expect, test } from './support/test.ts'

test.describe('signing in', () => {
  test('shows the screen before any script runs [SIGNIN-16, SIGNIN-25]', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${baseURL}/`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to Tributary')
    await expect(page.getByLabel('Username', { exact: true })).toBeVisible()
    await context.close()
  })
})

test.describe('a session', () => {
  test('survives a reload and leaves no secret in the browser [SHELL-53, ROUTE-46, ROUTE-47, SIGNIN-26]', async ({
    portal,
    page,
  }) => {
    // A browser reads the backslash as a slash, which would lead to another site.
    await portal.open(`/?returnUrl=${encodeURIComponent('/\\evil.example')}`)
    await portal.signInScreen.signIn(people.adam)
    await portal.expectAddress('/home')
    await page.reload()
    await expect(portal.navigation.bar).toContainText(people.adam.email)
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, window.name]),
    )
    expect(kept).not.toMatch(/eyJ|token|refresh|@/i)
    const cookies = await page.context().cookies()
    // The screen of signing in offers passkeys, whose attempt has its own cookie.
    const own = cookies.filter(({ name }) => name !== 'loggedInName' && !name.startsWith('tributary-attempt'))
    expect(own).toMatchObject([{ httpOnly: true, sameSite: 'Strict' }])
    expect(cookies.find(({ name }) => name === 'loggedInName')).toMatchObject({
      value: 'Adam',
      path: '/',
      sameSite: 'Lax',
    })
    for (const door of ['/', '/signin']) {
      await portal.open(door)
      await portal.expectAddress('/home')
    }
  })

  test('ends in every tab and on the server, and never mixes two users [SHELL-19, SHELL-40, SHELL-45, SHELL-53]', async ({
    portal,
    page,
  }) => {
    const { olga, una } = people
    await portal.openAs(olga)
    await portal.navigation.link('FTP').click()
    await expect(portal.dashboard.card('Warehouse files').whole).toBeVisible()
    const otherTab = await portal.anotherTab('/home')
    await expect(otherTab.navigation.bar).toContainText(olga.email)
    const before = await page.context().cookies()

    await test.step('logging out in one tab ends the session in the other', async () => {
      await portal.navigation.logOut.click()
      await portal.expectAddress('/')
      await expect(portal.signInScreen.button).toBeVisible()
      await expect(otherTab.signInScreen.button).toBeVisible()
      await otherTab.expectAddress('/')
    })

    await test.step('Back shows nothing of the ended session', async () => {
      await page.goBack()
      await expect(portal.signInScreen.button).toBeVisible()
      await expect(portal.navigation.bar).toHaveCount(0)
    })

    await test.step('a copied cookie no longer works', async () => {
      await page.context().addCookies(before)
      await portal.open('/home')
      await expect(portal.signInScreen.button).toBeVisible()
    })

    await test.step('the next user to sign in is signed in in both tabs', async () => {
      await portal.signInScreen.signIn(una)
      await expect(portal.navigation.bar).toContainText(una.email)
      await otherTab.page.reload()
      await expect(otherTab.navigation.bar).toContainText(una.email)
      await expect(otherTab.navigation.bar).not.toContainText(olga.email)
    })
  })
})
