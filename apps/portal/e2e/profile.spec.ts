import { expectAccessible, expectNoSidewaysScroll } from './support/checks/accessible.ts'
import { mailsTo, mailTo } from './support/data/mail.ts'
import { newPerson } from './support/data/new-person.ts'
import { password } from './support/data/people.ts'
import { expect, test } from './support/test.ts'

test.use({ sharedBy: 'sign-ups' })

const passwordHint =
  'At least six characters, one number or special character, and not a commonly used password.'
const another = 'Meadow-8-lantern'

test('shows the user’s details and sessions, and ends other sessions [PROFILE-01, PROFILE-14, SHELL-45]', async ({
  portal,
  page,
  server,
  anotherBrowser,
}) => {
  const paula = await newPerson(server, 'Paula')
  const { profile } = portal
  const elsewhere = await anotherBrowser()
  await elsewhere.page.context().setExtraHTTPHeaders({ 'X-Forwarded-For': '198.51.100.7' })
  await elsewhere.openAs(paula)
  await portal.openAs(paula, '/profile')
  await expect(portal.heading).toHaveText('Profile')
  await expect(profile.panel('Your details').getByRole('definition')).toHaveText([
    paula.email,
    paula.firstName,
    paula.lastName,
  ])
  await expect(profile.panel('Devices')).toContainText('No devices yet.')
  await expect(profile.browsers).toHaveCount(2)
  await expect(profile.browsers.first()).toContainText('This browser')
  await expect(profile.browsers.first()).toContainText(/Chrome on Linux.*this network/)
  await expect(profile.browsers.last()).toContainText(
    /Chrome on Linux.*Last seen .*signed in .*198\.51\.100\./,
  )
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)

  await profile.browsers
    .last()
    .getByRole('button', { name: /^Sign out Chrome on Linux, 198\.51\.100\./ })
    .click()
  const question = profile.question('Sign out Chrome on Linux?')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect(portal.toast('Chrome on Linux has been signed out.')).toBeVisible()
  await expect(profile.browsers).toHaveCount(1)
  await expect(profile.panel('Where you are signed in')).toContainText('You are not signed in anywhere else.')
  await elsewhere.page.reload()
  await expect(elsewhere.signInScreen.button).toBeVisible()

  await elsewhere.signInScreen.signIn(paula)
  await elsewhere.expectAddress('/home')
  await page.reload()
  await expect(profile.browsers).toHaveCount(2)
  await profile.signOutEverywhere.click()
  await profile.question('Sign out everywhere?').getByRole('button', { name: 'Sign out everywhere' }).click()
  await portal.expectAddress('/')
  await expect(portal.signInScreen.button).toBeVisible()
  await elsewhere.page.reload()
  await expect(elsewhere.signInScreen.button).toBeVisible()
})

test('changes the password with the current one and signs out every other browser [VALID-02, VALID-12, RESET-25, RESET-26]', async ({
  portal,
  page,
  server,
  anotherBrowser,
}) => {
  const paula = await newPerson(server, 'Paula')
  const { profile } = portal
  const { passwordDialog } = profile
  const elsewhere = await anotherBrowser()
  await elsewhere.openAs(paula)
  await portal.openAs(paula, '/profile')
  await expect(profile.browsers).toHaveCount(2)
  await profile.changePassword.click()
  await expect(profile.passwordField('Current password')).toBeFocused()
  await expectAccessible(page)
  const change = passwordDialog.getByRole('button', { name: 'Change password' })

  await profile.fillPasswords('not it', 'meadow', 'meadows')
  await change.click()
  await expect(profile.passwordField('New password')).toHaveAccessibleDescription(passwordHint)
  await expect(profile.passwordField('New password')).toHaveAttribute('aria-invalid', 'true')
  await expect(profile.passwordField('Confirm password')).toHaveAccessibleDescription(
    'Does not match New password',
  )
  await profile.fillPasswords('not it', another)
  await change.click()
  await expect(passwordDialog.getByRole('alert')).toHaveText('Your current password is not correct.')
  await expect(profile.passwordField('Current password')).toBeFocused()
  await expect(profile.passwordField('New password')).toHaveValue(another)
  await profile.fillPasswords(password, 'qwerty123')
  await change.click()
  await expect(profile.passwordField('New password')).toHaveAttribute('aria-invalid', 'true')
  await expect(
    passwordDialog.getByText('Not a commonly used password: not met', { exact: true }),
  ).toBeVisible()
  expect(await mailsTo(server.dataDir, paula.email, { kind: 'password-changed' })).toEqual([])

  await profile.fillPasswords(password, another)
  await change.click()
  await expect(portal.toast('Your password has been changed.')).toBeVisible()
  await expect(passwordDialog).toBeHidden()
  await expect(profile.panel('Password')).toContainText('Other browsers have been signed out')
  await expect(profile.browsers).toHaveCount(1)
  await mailTo(server.dataDir, paula.email, { kind: 'password-changed' })
  await page.reload()
  await expect(profile.panel('Your details')).toContainText(paula.email)

  await elsewhere.page.reload()
  await elsewhere.signInScreen.signIn(paula)
  await expect(elsewhere.signInScreen.error).toContainText('Please check your email address and password.')
  await elsewhere.signInScreen.signIn(paula, another)
  await elsewhere.expectAddress('/home')
})
