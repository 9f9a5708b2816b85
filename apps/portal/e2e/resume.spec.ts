import type { Locator } from '@playwright/test'
import { expectAccessible } from './support/checks/accessible.ts'
import { expectHeading } from './support/checks/addresses.ts'
import { endEverySession } from './support/data/account-calls.ts'
import { mailsTo, mailTo } from './support/data/mail.ts'
import { newPerson } from './support/data/new-person.ts'
import { password } from './support/data/people.ts'
import type { Portal } from './support/screens/portal.ts'
import { expect, test } from './support/test.ts'

test.use({ sharedBy: 'sign-ups' })

/**
 * Makes a tab send a request. A background request may have found the ended session first: then the dialog covers the
 * control, and a click by mouse would wait forever.
 */
async function sendRequest(tab: Portal, control: Locator) {
  await tab.page.bringToFront()
  await control.dispatchEvent('click')
  await expect(tab.resumeDialog.whole).toBeVisible()
}

const another = 'Meadow-8-lantern'

test('keeps the input when a session ends and saves it once after signing in again [STATE-16, STATE-23]', async ({
  portal,
  page,
  server,
}) => {
  const nora = await newPerson(server, 'Nora')
  const { profile, resumeDialog } = portal
  await portal.openAs(nora, '/profile')
  await profile.changePassword.click()
  await profile.fillPasswords(password, another)
  await endEverySession(server, nora)
  const done: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/me/security/password')) done.push(response.status())
  })
  await profile.passwordDialog.getByRole('button', { name: 'Change password' }).click()
  await expect(resumeDialog.whole).toContainText(nora.email)
  await expect(resumeDialog.password).toBeFocused()
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await resumeDialog.button('Sign in').click()
  await expect(resumeDialog.password).toHaveAccessibleDescription('required')
  await resumeDialog.password.fill('not it')
  await resumeDialog.button('Sign in').click()
  await expect(resumeDialog.error).toHaveText('Please check your email address and password.')
  await expect(resumeDialog.password).toBeFocused()
  // The dialog below is inert until then, so locators by role do not find it.
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue(another)
  await expect(page.getByLabel('New password', { exact: true })).toBeHidden()
  await expect(page.locator('#root')).toBeHidden()
  await resumeDialog.password.fill(password)
  await page.keyboard.press('Enter')
  await expect(resumeDialog.whole).toBeHidden()
  await expect(portal.toast('Your password has been changed.')).toBeVisible()
  await expect(profile.browsers).toHaveCount(1)
  expect(done.filter((status) => status === 200)).toHaveLength(1)
  await mailTo(server.dataDir, nora.email, { kind: 'password-changed' })
  expect(await mailsTo(server.dataDir, nora.email, { kind: 'password-changed' })).toHaveLength(1)
})

test('follows another tab that signs in again or signs out [STATE-16, SHELL-40]', async ({
  portal,
  server,
}) => {
  const nora = await newPerson(server, 'Nora')
  await portal.openAs(nora, '/admin/configuration')
  const other = await portal.anotherTab('/admin/configuration')
  await expectHeading(other.page, 'You do not have access to this page.')
  await endEverySession(server, nora)
  for (const tab of [portal, other]) await sendRequest(tab, tab.page.locator('a[href="/profile"]'))
  await other.resumeDialog.password.fill(password)
  await other.resumeDialog.button('Sign in').click()
  for (const tab of [portal, other]) {
    await expect(tab.resumeDialog.whole).toBeHidden()
    await expect(tab.profile.browsers).toHaveCount(1)
  }

  await endEverySession(server, nora)
  const enable = { name: 'Enable', includeHidden: true }
  for (const tab of [portal, other]) await sendRequest(tab, tab.page.getByRole('button', enable))
  await other.resumeDialog.button('Sign out').click()
  for (const tab of [other, portal]) await tab.expectAddress('/')
  await other.page.reload()
  await expect(other.signInScreen.button).toBeVisible()
})
