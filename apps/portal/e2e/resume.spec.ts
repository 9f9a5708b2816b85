import { expectAccessible } from './support/checks/accessible.ts'
import { expectHeading } from './support/checks/addresses.ts'
import { endEverySession, requireCodes } from './support/data/account-calls.ts'
import { apiSession } from './support/data/api-session.ts'
import { mailsTo, mailTo } from './support/data/mail.ts'
import { newPerson } from './support/data/new-person.ts'
import { password } from './support/data/people.ts'
import { expect, test } from './support/test.ts'

test.use({ sharedBy: 'sign-ups' })

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
  // A page that makes no background requests.
  await portal.openAs(nora, '/admin/configuration')
  const other = await portal.anotherTab('/admin/configuration')
  await expectHeading(other.page, 'You do not have access to this page.')
  await endEverySession(server, nora)
  for (const tab of [portal, other]) {
    await tab.page.bringToFront()
    await tab.navigation.bar.getByRole('link', { name: nora.email }).click()
    await expect(tab.resumeDialog.whole).toBeVisible()
  }
  await other.resumeDialog.password.fill(password)
  await other.resumeDialog.button('Sign in').click()
  for (const tab of [portal, other]) {
    await expect(tab.resumeDialog.whole).toBeHidden()
    await expect(tab.profile.browsers).toHaveCount(1)
  }

  await endEverySession(server, nora)
  for (const tab of [portal, other]) {
    await tab.page.bringToFront()
    await tab.profile.switchCodes('Enable').click()
    await expect(tab.resumeDialog.whole).toBeVisible()
  }
  await other.resumeDialog.button('Sign out').click()
  for (const tab of [other, portal]) await tab.expectAddress('/')
  await other.page.reload()
  await expect(other.signInScreen.button).toBeVisible()
})

test('asks for the code as well when codes are on [STATE-16, CONFIRM-09, CONFIRM-10, CONFIRM-15, ERR-16]', async ({
  portal,
  page,
  server,
}) => {
  const cora = await newPerson(server, 'Cora')
  const call = await apiSession(server, cora)
  await portal.openAs(cora, '/profile')
  await expect(portal.profile.browsers).toHaveCount(2)
  await requireCodes(server, cora)
  const first = await mailTo(server.dataDir, cora.email, { kind: 'verification-code' })
  await call('DELETE', '/me/security/sessions')
  const { resumeDialog } = portal
  await portal.navigation.link('Home').click()
  await resumeDialog.password.fill(password)
  await resumeDialog.button('Sign in').click()
  await expect(resumeDialog.whole).toContainText('We sent it to c•••@newcomers.example.')
  await expect(resumeDialog.code).toBeFocused()
  await expectAccessible(page)
  await resumeDialog.code.fill('00000')
  await resumeDialog.button('Sign in').click()
  await expect(resumeDialog.error).toHaveText('The verification code is not correct.')
  await page.context().setOffline(true)
  await resumeDialog.button('Sign in').click()
  await expect(resumeDialog.error).toHaveText('An unkown error has occured.')
  await page.context().setOffline(false)
  const second = await mailTo(server.dataDir, cora.email, { kind: 'verification-code', after: first })
  // Returning to the password sends another code and invalidates the previous one.
  await resumeDialog.button('Enter your password again').click()
  await resumeDialog.password.fill(password)
  await resumeDialog.button('Sign in').click()
  await expect(resumeDialog.code).toBeFocused()
  const third = await mailTo(server.dataDir, cora.email, { kind: 'verification-code', after: second })
  await resumeDialog.code.fill(second.code)
  await resumeDialog.button('Sign in').click()
  await expect(resumeDialog.error).toHaveText('The verification code is not correct.')
  await resumeDialog.code.fill(third.code)
  await page.keyboard.press('Enter')
  await expect(resumeDialog.whole).toBeHidden()
  await expect(portal.home.available).toBeVisible()
})
