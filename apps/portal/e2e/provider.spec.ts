import type { Page } from '@playwright/test'
import { expectAccessible } from './support/checks/accessible.ts'
import { changeSwitch } from './support/data/configuration-call.ts'
import { mailTo } from './support/data/mail.ts'
import { people } from './support/data/people.ts'
import type { Portal } from './support/screens/portal.ts'
import type { ProviderPerson } from './support/screens/provider-page.ts'
import { expect, test } from './support/test.ts'

test.use({ sharedBy: 'sign-ups' })

// The accounting provider is the demo's: a real OpenID Connect provider on another port.

const petra = { email: 'petra@acme-traders.example' }
const quinn = { email: 'quinn@quayside.example' }
const invalidLink = 'This sign up link is invalid or has expired.'

/** Follows the frame's link to the provider, signs in as this user and returns to the portal. */
async function goAs(portal: Portal, person: ProviderPerson, path = '/signin') {
  await portal.open(path)
  await portal.providerPage.way(path.startsWith('/signup') ? 'Sign up' : 'Sign in').click()
  await portal.providerPage.be(person)
}

/** Opens a request by its link. Its card has the focus even if the list arrives before the page. */
async function scriptAfterList(page: Page) {
  const list = page.waitForResponse((answer) => answer.url().endsWith('/backend/approvals'))
  await page.route(/ApprovalsPage-[^/]*\.js$/, async (route) => {
    await (await list).finished()
    await route.continue()
  })
}

test('a new user asks to join, is approved and signs in with the provider [SIGNIN-06, SIGNIN-21, SIGNIN-22, SIGNIN-27, SIGNIN-30, SIGNUP-06, SIGNUP-14, FINAL-01, FINAL-03, FINAL-04, FINAL-05, FINAL-06, FINAL-07, FINAL-11, FINAL-14, FINAL-15, FINAL-16, FINAL-17, STATE-18, APPR-07]', async ({
  portal,
  page,
  server,
  anotherBrowser,
}) => {
  const { providerPage, finaliseScreen, signInScreen } = portal

  await test.step('cancels at the provider, sees why, and returns there', async () => {
    await portal.open('/')
    await providerPage.way('Sign in').click()
    await expect(providerPage.heading).toBeVisible()
    await providerPage.cancel()
    await portal.expectAddress('/signin?provider=xero&error=unknown')
    await expect(signInScreen.error).toHaveText(
      'Something seems to have gone wrong while trying to sign in using Xero. Please try again.',
    )
  })

  await test.step('is unknown and gets the sign-up page', async () => {
    await providerPage.way('Sign in').click()
    await providerPage.be('Petra Poole')
    await portal.expectAddress('/signin?provider=xero&error=unauthorised')
    await expect(signInScreen.error).toHaveText(
      'Your Xero credentials are not linked to a user. Please sign up with Xero.',
    )
    await expectAccessible(page)
    await signInScreen.error.getByRole('link', { name: 'sign up with Xero' }).click()
    await portal.expectAddress('/signup?provider=xero')
    await providerPage.way('Sign up').click()
    await providerPage.cancel()
    await portal.expectAddress('/signup?provider=xero&error=unauthorised')
    await expect(portal.signUpScreen.banner).toHaveText(
      'Signing up using Xero was either cancelled or is not allowed.',
    )
  })

  await test.step('answers No, then Yes, and asks to join', async () => {
    await goAs(portal, 'Petra Poole', '/signup?provider=xero')
    await expect(finaliseScreen.heading).toHaveText('Ask to join the organisation?')
    await expect(finaliseScreen.words).toContainText(
      'Xero entities you connected already belong to an organisation. Would you like to request permission to join it?',
    )
    await expectAccessible(page)
    await finaliseScreen.answer('No').click()
    await expect(finaliseScreen.heading).toHaveText('Continue')
    await expect(finaliseScreen.heading).toBeFocused()
    await page.reload()
    await finaliseScreen.answer('Yes').click()
    await expect(finaliseScreen.heading).toHaveText(
      'Your request to join the organisation has been submitted for approval.',
    )
    await expectAccessible(page)
    await page.reload()
    await expect(finaliseScreen.heading).toHaveText('Your sign up request is awaiting approval.')
    await expect(page.getByText('Please allow up to 24 hours, and check your spam folder.')).toBeVisible()
    await expectAccessible(page)
  })

  const waiting = await mailTo(server.dataDir, petra.email, { kind: 'sign-up-waits' })
  await test.step('cannot sign in before the approval', async () => {
    await goAs(portal, 'Petra Poole')
    await expect(signInScreen.error).toHaveText('Something seems to have gone wrong, please try again.')
    await portal.expectAddress('/signin')
  })

  await test.step('Olga follows the mail, signs in and approves', async () => {
    const asked = await mailTo(server.dataDir, people.olga.email, { kind: 'approval-requested' })
    expect(asked.text).toContain(`Petra Poole (${petra.email}) asks to join acme Traders`)
    const olga = await anotherBrowser()
    await scriptAfterList(olga.page)
    await olga.page.goto(asked.link)
    await olga.signInScreen.signIn(people.olga)
    await expect(olga.approvals.card(petra)).toBeFocused()
    await olga.approvals.button(petra, 'Approve').click()
    await expect(olga.approvals.card(petra)).toContainText(/Approved .* by Olga Oak/)
  })

  await test.step('gets the approval by mail, and the first mail’s link works as well', async () => {
    const mail = await mailTo(server.dataDir, petra.email, { kind: 'approval-decided' })
    expect(mail.subject).toBe('Your sign up request has been approved')
    await page.goto(waiting.link)
    await portal.expectAddress('/signin?registration=success&provider=xero')
    await expect(signInScreen.heading).toHaveText('Welcome, Petra!')
    await page.goto(mail.link)
    await expect(signInScreen.heading).toHaveText('Welcome back, Petra')
    await providerPage.way('Sign in').click()
    await providerPage.be('Petra Poole')
    await portal.expectAddress('/home')
    await expect(portal.navigation.bar).toContainText(petra.email)
    await expect(portal.home.card('FTP')).toBeVisible()
  })
})

test('a new user creates an organisation, and no other browser can do it for them [FINAL-02, FINAL-11, FINAL-12, FINAL-13, FINAL-18, FINAL-19]', async ({
  portal,
  page,
  server,
  anotherBrowser,
}) => {
  const { finaliseScreen, signInScreen } = portal
  await goAs(portal, 'Quinn Quay', '/signup?provider=xero')
  await expect(finaliseScreen.heading).toHaveText('Continue')
  await expectAccessible(page)
  const address = page.url()

  const elsewhere = await anotherBrowser()
  await elsewhere.page.goto(address)
  await expect(elsewhere.heading).toHaveText(invalidLink)

  await finaliseScreen.button.click()
  await expect(finaliseScreen.field('Organisation name')).toHaveAccessibleDescription('required')
  await expect(finaliseScreen.field('Organisation name')).toBeFocused()
  await finaliseScreen.field('Organisation name').fill('Quayside Works')
  await finaliseScreen.button.click()
  await portal.expectAddress('/signin?registration=success&provider=xero')
  await expect(signInScreen.heading).toHaveText('Welcome, Quinn!')
  const mail = await mailTo(server.dataDir, quinn.email, { kind: 'welcome' })
  expect(mail.text).toContain('Your account and Quayside Works are ready.')

  await goAs(portal, 'Quinn Quay', '/signin?returnUrl=%2Fprofile')
  await portal.expectAddress('/profile')
  await expect(portal.navigation.bar).toContainText(quinn.email)
})

test('links a provider to an account of the same address only with its password [FINAL-08, FINAL-09, FINAL-10, FINAL-12, FINAL-13, R8, T18]', async ({
  portal,
  page,
  server,
}) => {
  const { finaliseScreen, signInScreen } = portal
  await goAs(portal, 'Eli Elm')
  await expect(signInScreen.error).toContainText('Your Xero credentials are not linked to a user.')
  await goAs(portal, 'Eli Elm', '/signup?provider=xero')
  await expect(finaliseScreen.heading).toHaveText('Sign in to continue')
  await expect(finaliseScreen.field('Email address')).toHaveValue(people.eli.email)
  await expect(finaliseScreen.field('Email address')).toBeDisabled()
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
    'href',
    '/reset-password',
  )
  await expectAccessible(page)
  await finaliseScreen.field('Password').fill('not it')
  await finaliseScreen.button.click()
  await expect(finaliseScreen.banner).toHaveText('Please check your password.')
  await finaliseScreen.field('Password').fill('Horse-7-battery')
  await finaliseScreen.button.click()
  await expect(signInScreen.heading).toHaveText('Welcome, Eli!')
  const mail = await mailTo(server.dataDir, people.eli.email, { kind: 'account-linked' })
  expect(mail.subject).toBe('Xero can now sign you in')

  await goAs(portal, 'Eli Elm')
  await portal.expectAddress('/home')
  await expect(portal.navigation.bar).toContainText(people.eli.email)
})

test('signs a linked user in at the requested page, and only once per callback [SIGNIN-08, SIGNIN-10, SIGNIN-13, SIGNIN-29, T18]', async ({
  portal,
  page,
}) => {
  const answers: string[] = []
  const codes: string[] = []
  page.on('framenavigated', (frame) => {
    if (frame.url().includes('&code=') && frame.url().includes('/signin')) codes.push(frame.url())
  })
  page.on('request', (request) => {
    if (request.url().includes('/auth/callback/')) answers.push(request.url())
  })
  await goAs(portal, 'Una Ulm', '/?returnUrl=%2Fconnectors%2Fftp%2Frefresh')
  await portal.expectAddress('/connectors/ftp/refresh')
  await expect(portal.navigation.bar).toContainText(people.una.email)
  await portal.navigation.logOut.click()
  await expect(portal.signInScreen.button).toBeVisible()

  await page.goto(codes[0] ?? '')
  await expect(portal.signInScreen.error).toHaveText('Please check your email address and password.')
  await portal.expectAddress('/signin?returnUrl=%2Fconnectors%2Fftp%2Frefresh')
  await page.goto(answers[0] ?? '')
  await portal.expectAddress('/signin?provider=xero&error=unauthorised')
  await expect(portal.signInScreen.error).toBeVisible()
})

test.describe('with provider sign-in switched off', () => {
  test.beforeEach(({ server }) => changeSwitch(server, 'AllowExternalSignIn', false))
  test.afterEach(({ server }) => changeSwitch(server, 'AllowExternalSignIn', true))

  test('offers it neither on the screen nor by its address [SIGNIN-30, R9, T19]', async ({
    portal,
    page,
  }) => {
    const options = page.waitForResponse('**/backend/registration/options')
    await portal.open('/')
    await options
    await expect(page.getByText('or', { exact: true })).toBeHidden()
    await expect(page.locator('iframe')).toHaveCount(0)
    await portal.open('/auth/start/xero?intent=signup')
    await portal.expectAddress('/signup?provider=xero&error=unknown')
    await expect(portal.signUpScreen.banner).toContainText('Something seems to have gone wrong')
    await portal.open('/auth/start/xero')
    await portal.expectAddress('/signin?provider=xero&error=unknown')
    await expect(portal.signInScreen.error).toContainText('Something seems to have gone wrong')
  })
})
