import type { Page } from '@playwright/test'
import { expectAccessible } from './support/checks/accessible.ts'
import { people } from './support/data/people.ts'
import { expect, test } from './support/test.ts'

test.use({ serverKind: 'fresh' })

const CHALLENGE = '**/auth/passkey/challenge'

/** Gives a page a device with a fingerprint reader that always recognises its user. */
async function addDevice(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    recognise: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    /** A device that does not respond also ignores the request that is open when it responds again. */
    respond: (enabled: boolean) =>
      devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  }
}

test('a passkey signs in without the password, and finishes a sign-in with it [FACTOR-14, FACTOR-15, FACTOR-16]', async ({
  portal,
  page,
}) => {
  const { una } = people
  const { recognise, respond } = await addDevice(page)
  await portal.openAs(una, '/profile')
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await passkeys.getByRole('button', { name: 'Add passkey' }).click()
  await page.getByRole('textbox', { name: 'Name of the passkey' }).fill('My laptop')
  await expectAccessible(page)
  await respond(false)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await respond(true)
  await passkeys.getByRole('button', { name: 'Add passkey' }).click()
  await page.getByRole('textbox', { name: 'Name of the passkey' }).fill('My laptop')
  await page.getByRole('button', { name: 'Continue' }).click()
  const codes = page.getByRole('alertdialog', { name: 'Recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await codes.getByRole('button', { name: 'Done' }).click()
  await expect(passkeys.getByText('My laptop')).toBeVisible()

  // A device that responds by itself also chooses itself among the suggestions for the username.
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/home$/)

  await respond(false)
  const suggested = page.waitForResponse(CHALLENGE)
  await page.getByRole('button', { name: 'Log out' }).click()
  await suggested
  await page.route(CHALLENGE, (route) => respond(true).then(() => route.continue()), { times: 1 })
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(/\/home$/)

  await respond(false)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible()
  await expectAccessible(page)
  await portal.signInScreen.signIn(una)
  await expect(page.getByRole('heading', { name: 'Confirm with your passkey' })).toBeVisible()
  await expectAccessible(page)
  await respond(true)
  await recognise(false)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('alert')).toContainText('No passkey was used. Try again.')
  await recognise(true)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(/\/home$/)
})
