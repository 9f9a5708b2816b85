import { expectAccessible } from './support/checks/accessible.ts'
import { changeSwitch } from './support/data/configuration-call.ts'
import { mailsTo, mailTo } from './support/data/mail.ts'
import { stranger } from './support/data/new-person.ts'
import { password, people } from './support/data/people.ts'
import type { SignUpLabel } from './support/screens/sign-up-screen.ts'
import { expect, test } from './support/test.ts'

test.use({ sharedBy: 'sign-ups' })

const labels: SignUpLabel[] = [
  'First name',
  'Last name',
  'Email address',
  'Password',
  'Confirm password',
  'Organisation name',
]
const passwordHint =
  'At least six characters, one number or special character, and not a commonly used password.'

test('a visitor signs up, follows the welcome mail and signs in [SIGNUP-01, SIGNUP-02, SIGNUP-03, SIGNUP-04, SIGNUP-05, SIGNUP-10, SIGNUP-11, SIGNUP-18, SIGNUP-22, SIGNIN-07, SIGNIN-14, SIGNIN-24, SIGNIN-26]', async ({
  portal,
  page,
  server,
}) => {
  const newcomer = stranger('Mara')
  const { signUpScreen, signInScreen } = portal
  await portal.open('/')
  await page.getByRole('link', { name: 'Sign up' }).click()
  await portal.expectAddress('/signup')
  await expect(portal.heading).toHaveText('Create your account')
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin')
  await expect(signUpScreen.section('Personal').getByRole('textbox')).toHaveCount(5)
  await expect(signUpScreen.section('Organisation').getByRole('textbox')).toHaveCount(1)
  await expectAccessible(page)

  await signUpScreen.fill(newcomer, 'Marsh & Mara')
  const sent = page.waitForRequest('**/backend/registration/account')
  await signUpScreen.button.click()
  expect((await sent).postDataJSON()).toEqual({
    account: {
      firstName: 'Mara',
      lastName: 'Newcomer',
      emailAddress: newcomer.email,
      password,
    },
    organisation: { companyName: 'Marsh & Mara' },
    recaptchaToken: expect.any(String),
  })
  await portal.expectAddress('/signin?registration=success')
  await expect(signInScreen.heading).toHaveText('Welcome, Mara!')
  await expect(page.getByText('Please watch for a welcome email with next steps.')).toBeVisible()
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === 'loggedInName')).toMatchObject({ value: 'Mara' })

  const mail = await mailTo(server.dataDir, newcomer.email, { kind: 'welcome' })
  expect(mail.subject).toBe('Welcome to Tributary')
  expect(mail.text).toContain('Your account and Marsh & Mara are ready. What comes next:')
  expect(mail.link).toBe(`${server.url}/signin?name=Mara`)
  await page.goto(mail.link)
  await expect(signInScreen.heading).toHaveText('Welcome back, Mara')
  await signInScreen.signIn(newcomer)
  await expect(portal.confirmScreen.heading).toBeVisible()
  const { code } = await mailTo(server.dataDir, newcomer.email, { kind: 'verification-code' })
  await portal.confirmScreen.enter(code)
  await portal.expectAddress('/home')
  await expect(portal.navigation.bar).toContainText(newcomer.email)
  await expect(portal.home.available).toBeVisible()
})

test('shows each error next to its field and focuses the first [SIGNUP-16, VALID-01, VALID-02, VALID-04, VALID-05, VALID-07, VALID-08, VALID-09, VALID-12, VALID-18, VALID-19, ERR-10, RESET-25, RESET-26]', async ({
  portal,
  page,
}) => {
  const { signUpScreen } = portal
  const first = signUpScreen.field('First name')
  const email = signUpScreen.field('Email address')
  const secret = signUpScreen.field('Password')
  const again = signUpScreen.field('Confirm password')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  })
  await portal.open('/signup')

  await test.step('does not send an empty form and marks every field', async () => {
    await signUpScreen.button.click()
    for (const label of labels) {
      await expect(signUpScreen.field(label)).toHaveAccessibleDescription('required')
      await expect(signUpScreen.field(label)).toHaveAttribute('aria-invalid', 'true')
    }
    await expect(first).toBeFocused()
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
    await first.fill('   ')
    await first.blur()
    await expect(first).toHaveAccessibleDescription('required')
    expect(sent).not.toContain('/backend/registration/account')
    await page.reload()
  })

  await test.step('rejects an invalid and a taken address', async () => {
    await email.fill('mara@nowhere')
    await email.blur()
    await expect(email).toHaveAccessibleDescription('Invalid email address')
    await email.fill(people.eli.email.toUpperCase())
    await email.blur()
    await expect(email).toHaveAccessibleDescription('This email address is already in use')
  })

  await test.step('checks each password rule and the repetition', async () => {
    await expect(secret).toHaveAccessibleDescription(passwordHint)
    await secret.fill('horse')
    await expect(signUpScreen.rule('At least six characters: not met')).toBeVisible()
    await expect(signUpScreen.rule('One number or special character: not met')).toBeVisible()
    await expect(signUpScreen.rule('Not a commonly used password: checked when sent')).toBeVisible()
    await secret.blur()
    await expect(secret).toHaveAccessibleDescription(passwordHint)
    await secret.fill('horse-7')
    await expect(signUpScreen.rule('At least six characters: met')).toBeVisible()
    await expect(signUpScreen.rule('One number or special character: met')).toBeVisible()
    await again.fill('horse-8')
    await again.blur()
    await expect(again).toHaveAccessibleDescription('Does not match Password')
    await again.fill('horse-7')
    await again.blur()
    await expect(again).not.toHaveAttribute('aria-invalid', 'true')
  })

  await test.step('shows that the server refuses a common password', async () => {
    await signUpScreen.fill(stranger('Mara'), 'Marsh & Mara', 'qwerty123')
    await signUpScreen.button.click()
    await expect(secret).toHaveAccessibleDescription(passwordHint)
    await expect(secret).toBeFocused()
    await expect(signUpScreen.rule('Not a commonly used password: not met')).toBeVisible()
    await portal.expectAddress('/signup')
  })
})

test.describe('a sign-up that fails', () => {
  test('shows the server’s message with safe HTML in a dismissible banner and keeps the input [SIGNUP-06, SIGNUP-08, SIGNUP-12, SIGNUP-13, SIGNUP-14, SIGNUP-15, SIGNUP-20, ERR-09]', async ({
    portal,
    page,
  }) => {
    const { signUpScreen } = portal
    const message = 'Please ask <b>your bank</b> first.<img src="x" onerror="alert(1)">'
    await page.route('**/backend/registration/account', (route) =>
      route.fulfill({ status: 400, json: { message } }),
    )
    await portal.open('/signup?provider=xero&error=unauthorised')
    await expect(signUpScreen.banner).toHaveText(
      'Signing up using Xero was either cancelled or is not allowed.',
    )
    await portal.open('/signup?provider=xero&error=anything')
    await expect(signUpScreen.banner).toHaveText(
      'Something seems to have gone wrong while trying to sign up using Xero. Please try again.',
    )
    await expectAccessible(page)

    await portal.open('/signup')
    await signUpScreen.fill(stranger('Mara'), 'Marsh & Mara')
    await signUpScreen.button.click()
    await expect(signUpScreen.banner).toContainText('Please ask your bank first.')
    await expect(signUpScreen.banner.getByText('your bank')).toHaveCSS('font-weight', /^[67]00$/)
    await expect(signUpScreen.banner.locator('img')).toHaveCount(0)
    await signUpScreen.banner.getByRole('button', { name: 'Dismiss' }).click()
    await expect(signUpScreen.banner).toBeHidden()
    await expect(signUpScreen.field('Organisation name')).toHaveValue('Marsh & Mara')
    await expect(signUpScreen.field('Password')).toHaveValue(password)
  })

  test('explains that the captcha cannot load, and works once it can [SIGNUP-19, ERR-13]', async ({
    portal,
    page,
  }) => {
    const { signUpScreen } = portal
    await page.route('**/backend/captcha/challenge', (route) => route.fulfill({ json: {} }))
    await portal.open('/signup')
    await signUpScreen.fill(stranger('Mara'), 'Marsh & Mara')
    await signUpScreen.button.click()
    await expect(signUpScreen.banner).toHaveText(
      'reCAPTCHA error occurred. Please refresh the page and try again.',
    )
    await page.unrouteAll()
    await signUpScreen.button.click()
    await expect(portal.heading).toHaveText('Welcome, Mara!')
  })

  test('shows that the address was just taken, next to its field [ERR-10, VALID-08]', async ({
    portal,
    anotherBrowser,
    server,
  }) => {
    const newcomer = stranger('Mara')
    const both = [portal, await anotherBrowser()]
    for (const one of both) {
      await one.open('/signup')
      await one.signUpScreen.fill(newcomer, 'Marsh & Mara')
    }
    await Promise.all(both.map((one) => one.signUpScreen.button.click()))
    const taken = 'This email address is already in use'
    for (const one of both)
      await expect(
        one.page.getByRole('heading', { name: 'Welcome, Mara!' }).or(one.page.getByText(taken)),
      ).toBeVisible()
    const refused = await Promise.all(both.map((one) => one.page.getByText(taken).count()))
    expect(refused.toSorted()).toEqual([0, 1])
    await mailTo(server.dataDir, newcomer.email)
    expect(await mailsTo(server.dataDir, newcomer.email)).toHaveLength(1)
  })
})

test.describe('with sign-up switched off', () => {
  test.beforeEach(({ server }) => changeSwitch(server, 'AllowSignUp', false))
  test.afterEach(({ server }) => changeSwitch(server, 'AllowSignUp', true))

  test('replaces the form with a notice, and the server refuses an open form [ACONF-06]', async ({
    portal,
    page,
    server,
  }) => {
    await changeSwitch(server, 'AllowSignUp', true)
    await portal.open('/signup')
    await portal.signUpScreen.fill(stranger('Mara'), 'Marsh & Mara')
    await changeSwitch(server, 'AllowSignUp', false)
    await portal.signUpScreen.button.click()
    await expect(portal.signUpScreen.banner).toHaveText('Signing up is switched off.')
    await page.reload()
    await expect(portal.heading).toHaveText('Sign up')
    await expect(page.getByText('Signing up is switched off.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Back to sign in' }).click()
    await portal.expectAddress('/signin')
  })
})
