import { expectAccessible } from './support/checks/accessible.ts'
import { goOnTo } from './support/checks/addresses.ts'
import { everyone, people } from './support/data/people.ts'
import { expect, test } from './support/test.ts'

const wrongCredentials = 'Please check your email address and password.'
const otherFailure = 'Something seems to have gone wrong, please try again.'

test.describe('signing in', () => {
  test('each demo user signs in and out [SIGNIN-17, SIGNIN-18, ROUTE-01, ROUTE-06]', async ({ portal }) => {
    await portal.open('/')
    for (const person of everyone) {
      await test.step(`${person.firstName}, ${person.role}`, async () => {
        await portal.signInScreen.signIn(person)
        await portal.expectAddress('/home')
        await expect(portal.navigation.bar).toContainText(person.firstName)
        await expect(portal.navigation.bar).toContainText(person.email)
        await portal.navigation.logOut.click()
        await expect(portal.signInScreen.button).toBeVisible()
      })
    }
  })

  test('shows the screen before any script runs [SIGNIN-16, SIGNIN-25]', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${baseURL}/`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to Tributary')
    await expect(page.getByLabel('Username', { exact: true })).toBeVisible()
    await context.close()
  })

  test('is accessible, requires both fields and sends them once [SIGNIN-01, SIGNIN-02, SIGNIN-03, SIGNIN-04, SIGNIN-05, SIGNIN-07, SIGNIN-23, SIGNIN-32]', async ({
    portal,
    page,
  }) => {
    const { username, password, button, error } = portal.signInScreen
    await portal.open('/signin')

    await test.step('links to the password reset and to sign-up', async () => {
      await expect(password).toHaveAttribute('type', 'password')
      await expect(username).toHaveAttribute('autocomplete', 'username')
      await expect(password).toHaveAttribute('autocomplete', 'current-password')
      const forgotten = page.getByRole('link', { name: 'Forgot password?' })
      await expect(forgotten).toHaveAttribute('href', '/reset-password')
      const join = page.getByRole('link', { name: 'No account? Sign up', exact: true })
      await expect(join).toHaveAttribute('href', '/signup')
      await expectAccessible(page)
    })

    await test.step('enables the button when both fields are filled', async () => {
      await expect(button).toBeDisabled()
      await username.fill(people.eli.email)
      await expect(button).toBeDisabled()
      await password.fill('x')
      await expect(button).toBeEnabled()
      await username.fill('')
      await expect(button).toBeDisabled()
    })

    await test.step('shows an accessible error', async () => {
      await portal.signInScreen.signIn(people.una, 'not it')
      await expect(error).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('submits on Enter and trims the address', async () => {
      await portal.signInScreen.fill({ ...people.eli, email: `  ${people.eli.email} ` })
      await password.press('Enter')
      await portal.expectAddress('/home')
      await portal.navigation.logOut.click()
    })

    await test.step('a second press sends nothing, and the button shows progress', async () => {
      let calls = 0
      const held = Promise.withResolvers<void>()
      await page.route('**/backend/auth/signin', async (route) => {
        calls++
        await held.promise
        await route.continue()
      })
      await portal.signInScreen.fill(people.eli)
      await button.dblclick()
      await password.press('Enter')
      await expect(page.getByRole('button', { name: /Sign in/ })).toBeDisabled()
      await expect(page.getByRole('button', { name: /Sign in/ })).toHaveAttribute('aria-busy', 'true')
      held.resolve()
      await portal.expectAddress('/home')
      expect(calls).toBe(1)
    })
  })
})

test.describe('a sign-in that fails', () => {
  test('shows the same message for a wrong password and an unknown user [SIGNIN-20, ERR-06, ERR-07]', async ({
    portal,
    page,
  }) => {
    const { signInScreen } = portal
    const { error } = signInScreen
    const dismiss = async () => {
      await error.getByRole('button', { name: 'Dismiss' }).click()
      await expect(error).toBeHidden()
    }
    await portal.open('/')
    for (const [who, person, secret] of [
      ['a wrong password', people.adam, 'Horse-8-battery'],
      ['an unknown person', { ...people.adam, email: 'unknown@tributary.example' }, 'Horse-7-battery'],
    ] as const) {
      await test.step(who, async () => {
        await signInScreen.signIn(person, secret)
        await expect(error).toContainText(wrongCredentials)
        await portal.expectAddress('/')
        await dismiss()
      })
    }
    for (const [what, answer, sentence] of [
      ['an answer without a token', { json: {} }, wrongCredentials],
      ['an error of the server', { status: 500, json: { message: 'no such thing' } }, otherFailure],
      [
        'a page of a proxy',
        { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' },
        otherFailure,
      ],
      ['a locked person', { status: 403, json: { message: 'Forbidden' } }, otherFailure],
    ] as const) {
      await test.step(what, async () => {
        await page.route('**/backend/auth/signin', (route) => route.fulfill(answer), { times: 1 })
        await signInScreen.signIn(people.adam)
        await expect(error).toContainText(sentence)
        await expect(signInScreen.button).toBeEnabled()
        await dismiss()
      })
    }
  })

  test('slows down guessing for one account from one network only [ERR-07]', async ({ portal }) => {
    const { signInScreen, page } = portal
    await portal.open('/')
    const statuses: number[] = []
    for (const guess of ['1', '2', '3', '4', '5', '6']) {
      const answered = page.waitForResponse('**/backend/auth/signin')
      await signInScreen.signIn(people.olga, `guess ${guess}`)
      statuses.push((await answered).status())
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    await expect(signInScreen.error).toContainText(otherFailure)
    await signInScreen.signIn(people.una)
    await portal.expectAddress('/home')
  })
})

test('never redirects to another site after sign-in [ROUTE-46]', async ({ portal, page }) => {
  await portal.open('/')
  for (const [returnUrl, path] of [
    ['//evil.example/x', '/home'],
    ['/\\evil.example', '/home'],
    ['https://evil.example', '/home'],
    ['javascript:alert(1)', '/home'],
    ['/%2f/evil', '/home'],
    ['/profile', '/profile'],
  ] as const) {
    await test.step(returnUrl, async () => {
      await goOnTo(page, `/?returnUrl=${encodeURIComponent(returnUrl)}`)
      await portal.signInScreen.signIn(people.una)
      await portal.expectAddress(path)
      await portal.navigation.logOut.click()
      await expect(portal.signInScreen.button).toBeVisible()
    })
  }
})

test('greets a returning user by first name and informs a newly registered one [SIGNIN-11, SIGNIN-12, SIGNIN-14, SIGNIN-15, SIGNIN-24, SIGNIN-26]', async ({
  portal,
  page,
}) => {
  await portal.open('/')
  await expect(portal.signInScreen.heading).toHaveText('Sign in to Tributary')
  await portal.signInScreen.signIn(people.eli)
  await portal.expectAddress('/home')
  await portal.navigation.logOut.click()
  await expect(portal.signInScreen.heading).toHaveText('Welcome back, Eli')
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'loggedInName')
  expect(cookie).toMatchObject({ value: 'Eli', path: '/', sameSite: 'Lax' })
  await portal.open('/?name=Zo%C3%AB')
  await expect(portal.signInScreen.heading).toHaveText('Welcome back, Zoë')
  await portal.open('/signin?registration=success&name=Ada')
  await expect(portal.signInScreen.heading).toHaveText('Welcome, Ada!')
  await expect(page.getByText('Please watch for a welcome email with next steps.')).toBeVisible()
})

test.describe('a session', () => {
  test('survives a reload and leaves no secret in the browser [SHELL-53, ROUTE-47]', async ({
    portal,
    page,
  }) => {
    await portal.open('/')
    await portal.signInScreen.signIn(people.adam)
    await portal.expectAddress('/home')
    await page.reload()
    await expect(portal.navigation.bar).toContainText(people.adam.email)
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, window.name]),
    )
    expect(kept).not.toMatch(/eyJ|token|refresh|@/i)
    const cookies = await page.context().cookies()
    expect(cookies.filter(({ httpOnly, sameSite }) => httpOnly && sameSite === 'Strict')).toHaveLength(1)
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
