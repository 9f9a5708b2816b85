import { expectAccessible } from './support/accessible.ts'
import { everyone, people } from './support/people.ts'
import { expect, test } from './support/test.ts'

const wrongCredentials = 'Please check your email address and password.'
const otherFailure = 'Something seems to have gone wrong, please try again.'
const noConnection = 'Failed to connect to server. Please check your internet connection and try again.'

test.describe('signing in', () => {
  for (const person of everyone) {
    test(`${person.firstName}, ${person.role}, signs in and is at home [SIGNIN-17, SIGNIN-18, ROUTE-01, ROUTE-06]`, async ({
      portal,
    }) => {
      await portal.open('/')
      await portal.signInScreen.signIn(person)
      await portal.expectAddress('/home')
      await expect(portal.navigation.bar).toContainText(person.firstName)
      await expect(portal.navigation.bar).toContainText(person.email)
    })
  }

  test('the screen is seen before any script runs [SIGNIN-16, SIGNIN-25]', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${baseURL}/`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to Tributary')
    await expect(page.getByLabel('Username', { exact: true })).toBeVisible()
    await context.close()
  })

  test('the screen can be used by everyone, also when it shows an error [SIGNIN-01, SIGNIN-02, SIGNIN-23]', async ({
    portal,
  }) => {
    await portal.open('/signin')
    await expect(portal.signInScreen.password).toHaveAttribute('type', 'password')
    await expect(portal.signInScreen.username).toHaveAttribute('autocomplete', 'username')
    await expect(portal.signInScreen.password).toHaveAttribute('autocomplete', 'current-password')
    await expectAccessible(portal.page)
    await portal.signInScreen.signIn(people.una, 'not it')
    await expect(portal.signInScreen.error).toBeVisible()
    await expectAccessible(portal.page)
  })

  test('it offers a way back in and a way to join [SIGNIN-05, SIGNIN-07]', async ({ portal }) => {
    await portal.open('/')
    await expect(portal.page.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/reset-password',
    )
    await expect(portal.page.getByText('No account? Sign up')).toBeVisible()
    await expect(portal.page.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup')
  })

  test('the button waits for both fields [SIGNIN-03]', async ({ portal }) => {
    const { username, password, button } = portal.signInScreen
    await portal.open('/')
    await expect(button).toBeDisabled()
    await username.fill(people.eli.email)
    await expect(button).toBeDisabled()
    await password.fill('x')
    await expect(button).toBeEnabled()
    await username.fill('')
    await expect(button).toBeDisabled()
  })

  test('Enter submits, and spaces around the e-mail address do not matter [SIGNIN-04, SIGNIN-23]', async ({
    portal,
  }) => {
    await portal.open('/')
    await portal.signInScreen.fill({ ...people.eli, email: `  ${people.eli.email} ` })
    await portal.signInScreen.password.press('Enter')
    await portal.expectAddress('/home')
  })

  test('a second press sends nothing more, and the button says that it works [SIGNIN-32]', async ({
    portal,
  }) => {
    let calls = 0
    const held = Promise.withResolvers<void>()
    await portal.page.route('**/backend/auth/signin', async (route) => {
      calls++
      await held.promise
      await route.continue()
    })
    await portal.open('/')
    await portal.signInScreen.fill(people.eli)
    await portal.signInScreen.button.dblclick()
    await portal.signInScreen.password.press('Enter')
    await expect(portal.page.getByRole('button', { name: /Sign in/ })).toBeDisabled()
    await expect(portal.page.getByRole('button', { name: /Sign in/ })).toHaveAttribute('aria-busy', 'true')
    held.resolve()
    await portal.expectAddress('/home')
    expect(calls).toBe(1)
  })
})

test.describe('a sign-in that fails', () => {
  test('a wrong password and an unknown person read the same [SIGNIN-20, ERR-06]', async ({ portal }) => {
    const { signInScreen } = portal
    await portal.open('/')
    await signInScreen.signIn(people.adam, 'Horse-8-battery')
    await expect(signInScreen.error).toContainText(wrongCredentials)
    await signInScreen.username.fill('nobody@tributary.example')
    await signInScreen.password.fill('Horse-7-battery')
    await expect(signInScreen.button).toBeEnabled()
    await signInScreen.button.click()
    await expect(signInScreen.error).toContainText(wrongCredentials)
    await portal.expectAddress('/')
  })

  test('an answer without a token reads like wrong credentials [ERR-06]', async ({ portal }) => {
    await portal.page.route('**/backend/auth/signin', (route) => route.fulfill({ json: {} }))
    await portal.open('/')
    await portal.signInScreen.signIn(people.adam)
    await expect(portal.signInScreen.error).toContainText(wrongCredentials)
  })

  for (const [what, answer] of [
    ['an error of the server', { status: 500, json: { message: 'no such thing' } }],
    ['a page of a proxy', { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }],
    ['a locked person', { status: 403, json: { message: 'Forbidden' } }],
  ] as const) {
    test(`${what} shows one general sentence [ERR-07]`, async ({ portal }) => {
      await portal.page.route('**/backend/auth/signin', (route) => route.fulfill(answer))
      await portal.open('/')
      await portal.signInScreen.signIn(people.adam)
      await expect(portal.signInScreen.error).toContainText(otherFailure)
      await expect(portal.signInScreen.button).toBeEnabled()
    })
  }

  test('guessing is slowed down for that account from that address, and not for others [ERR-07]', async ({
    portal,
  }) => {
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

test.describe('with a server of its own', () => {
  test.use({ serverKind: 'fresh' })

  test('a server that is away is named as such, and the same press works when it is back [ERR-01]', async ({
    portal,
    server,
  }) => {
    await portal.open('/')
    await portal.signInScreen.fill(people.eli)
    await server.stop()
    await portal.signInScreen.button.click()
    await expect(portal.signInScreen.error).toContainText(noConnection)
    await server.start()
    await portal.signInScreen.button.click()
    await portal.expectAddress('/home')
  })
})

test.describe('where one wanted to go', () => {
  test('a page asked for while signed out is shown after signing in [ROUTE-43, SIGNIN-13, SIGNIN-18]', async ({
    portal,
  }) => {
    await portal.open('/connectors/ftp/refresh?search=ware')
    await portal.expectAddress(`/?returnUrl=${encodeURIComponent('/connectors/ftp/refresh?search=ware')}`)
    await portal.signInScreen.signIn(people.olga)
    await portal.expectAddress('/connectors/ftp/refresh?search=ware')
    await expect(portal.dashboard.card('Warehouse files').whole).toBeVisible()
  })

  test('nothing protected is asked for while signed out [ROUTE-42, ROUTE-45]', async ({ portal }) => {
    const calls: string[] = []
    portal.page.on('request', (request) => {
      if (request.url().includes('/backend/')) calls.push(new URL(request.url()).pathname)
    })
    await portal.open('/connectors/ftp/refresh')
    await expect(portal.signInScreen.button).toBeVisible()
    // What sign-in offers beside its form is for everybody.
    const forEverybody = ['/backend/auth/refresh', '/backend/registration/options']
    expect(calls.filter((call) => !forEverybody.includes(call))).toEqual([])
  })

  for (const elsewhere of [
    '//evil.example/x',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/%2f/evil',
  ]) {
    test(`${elsewhere} leads home, not away [ROUTE-46]`, async ({ portal }) => {
      await portal.open(`/?returnUrl=${encodeURIComponent(elsewhere)}`)
      await portal.signInScreen.signIn(people.una)
      await portal.expectAddress('/home')
    })
  }
})

test.describe('greetings', () => {
  test('somebody who was here before is welcomed back by first name [SIGNIN-15, SIGNIN-24, SIGNIN-26]', async ({
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
  })

  test('the newly registered are told what comes next [SIGNIN-11, SIGNIN-12, SIGNIN-14, SIGNIN-24]', async ({
    portal,
  }) => {
    await portal.open('/signin?registration=success&name=Ada')
    await expect(portal.signInScreen.heading).toHaveText('Welcome, Ada!')
    await expect(portal.page.getByText('Please watch for a welcome email with next steps.')).toBeVisible()
  })
})

test.describe('a session', () => {
  test('a reload stays signed in, and nothing secret lies in the browser [SHELL-53]', async ({
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
  })

  test('somebody signed in who opens sign-in is at home [ROUTE-47]', async ({ portal }) => {
    await portal.openAs(people.una)
    await portal.open('/')
    await portal.expectAddress('/home')
    await portal.open('/signin')
    await portal.expectAddress('/home')
  })

  test('logging out ends it in every tab and on the server [SHELL-19, SHELL-40, SHELL-45]', async ({
    portal,
    page,
  }) => {
    await portal.openAs(people.olga, '/connectors/ftp/refresh')
    const otherTab = await portal.anotherTab('/home')
    await expect(otherTab.navigation.bar).toBeVisible()
    const before = await page.context().cookies()
    await portal.navigation.logOut.click()
    await portal.expectAddress('/')
    await expect(portal.signInScreen.button).toBeVisible()
    await expect(otherTab.signInScreen.button).toBeVisible()
    await otherTab.expectAddress('/')
    // Somebody who had copied the cookie gets nothing for it any more.
    await page.context().addCookies(before)
    await portal.open('/home')
    await expect(portal.signInScreen.button).toBeVisible()
  })

  test('after logging out, Back shows nothing of before [SHELL-40]', async ({ portal, page }) => {
    await portal.openAs(people.sue)
    await portal.navigation.link('FTP').click()
    await expect(portal.dashboard.card('Warehouse files').whole).toBeVisible()
    await portal.navigation.logOut.click()
    await expect(portal.signInScreen.button).toBeVisible()
    await page.goBack()
    await expect(portal.signInScreen.button).toBeVisible()
    await expect(portal.navigation.bar).toHaveCount(0)
  })

  test('signing in as somebody else in one tab does not mix two people in the other [SHELL-53]', async ({
    portal,
  }) => {
    await portal.openAs(people.sue)
    const otherTab = await portal.anotherTab('/home')
    await expect(otherTab.navigation.bar).toContainText(people.sue.email)
    await portal.navigation.logOut.click()
    await portal.signInScreen.signIn(people.una)
    await expect(portal.navigation.bar).toContainText(people.una.email)
    await otherTab.page.reload()
    await expect(otherTab.navigation.bar).toContainText(people.una.email)
    await expect(otherTab.navigation.bar).not.toContainText(people.sue.email)
  })
})
