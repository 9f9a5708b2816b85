import { expectAccessible } from './support/checks/accessible.ts'
import { people } from './support/data/people.ts'
import { withoutCookies } from './support/server/cookieless-browser.ts'
import { expect, test } from './support/test.ts'

test.use({ sharedBy: 'sign-ups' })

const noCookies =
  'Your browser blocks cookies for this page, so you cannot stay signed in. Please allow them, and try again.'

test('explains at sign-in and after the provider that the browser blocks cookies [SIGNIN-10, SIGNUP-08]', async ({
  browser,
  server,
}) => {
  const { portal, close } = await withoutCookies(browser, server.url)
  const { signInScreen, providerPage } = portal
  await portal.open('/')
  await expect(signInScreen.error).toHaveText(noCookies)
  await expectAccessible(portal.page)

  await providerPage.way('Sign in').click()
  await providerPage.be('Una Ulm')
  await portal.expectAddress('/signin?provider=xero&error=unauthorised')
  await expect(signInScreen.error).toHaveText(noCookies)
  await portal.open('/signup?provider=xero')
  await providerPage.way('Sign up').click()
  await providerPage.be('Una Ulm')
  await expect(portal.page.getByRole('alert')).toHaveText(noCookies)

  await portal.open('/?returnUrl=%2Fhome')
  await signInScreen.signIn(people.una)
  await portal.expectAddress('/home')
  await portal.page.reload()
  await expect(signInScreen.error).toHaveText(noCookies)
  await signInScreen.error.getByRole('button', { name: 'Dismiss' }).click()
  await expect(signInScreen.error).toBeHidden()
  await close()
})
