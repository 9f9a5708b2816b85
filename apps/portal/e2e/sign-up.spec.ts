import { expectAccessible } from './support/checks/accessible.ts'
import { changeSwitch } from './support/data/configuration-call.ts'
import { mailsTo, mailTo } from './support/data/mail.ts'
import { stranger } from './support/data/new-person.ts'
import { password } from './support/data/people.ts'
import { expect, test } from './support/test.ts'

test.use({ sharedBy: 'sign-ups' })

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

test.describe('a sign-up that fails', () => {
  test('shows next to its field that the address has just been taken [ERR-10, VALID-08]', async ({
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
