import { expectAccessible } from './support/checks/accessible.ts'
import { expectNothingKept } from './support/checks/secrets.ts'
import { requireCodes } from './support/data/account-calls.ts'
import { mailsTo, mailTo } from './support/data/mail.ts'
import { newPerson } from './support/data/new-person.ts'
import { password } from './support/data/people.ts'
import { expect, test } from './support/test.ts'

test.use({ sharedBy: 'sign-ups' })

const wrongCode = 'The verification code is not correct.'
const tooMany = /^Too many attempts\. Please wait \d+ minutes and try again\.$/
/** Never a valid code, because codes have six digits. */
const wrong = '00000'

// A user gets at most three codes in 15 minutes, so each test signs up its own.

test('turns codes on and off with a mailed code [PROFILE-02, PROFILE-03, PROFILE-07, PROFILE-08, PROFILE-09, PROFILE-10, PROFILE-11, PROFILE-12, PROFILE-13, STATE-19, ERR-17]', async ({
  portal,
  page,
  server,
}) => {
  const vera = await newPerson(server, 'Vera')
  const { profile } = portal
  const { codeDialog, code, codes } = profile
  const answer = (verb: 'Enable' | 'Disable' | 'Cancel') =>
    codeDialog.getByRole('button', { name: verb, exact: true })
  await portal.openAs(vera, '/profile')
  await expect(codes).toHaveText('Has not been enabled')

  await profile.switchCodes('Enable').click()
  await expect(codeDialog).toContainText('Please enter the verification code sent to your email address.')
  await expect(codeDialog).toContainText(vera.email)
  const first = await mailTo(server.dataDir, vera.email, { kind: 'verification-code' })
  expect(first.subject).toBe('Your code to turn on verification codes')
  await answer('Enable').click()
  await expect(code).toHaveAccessibleDescription('required')
  await code.fill(wrong)
  await answer('Enable').click()
  await expect(codeDialog.getByRole('alert')).toHaveText(wrongCode)
  await expect(code).toHaveValue(wrong)
  await expectAccessible(page)
  await answer('Cancel').click()
  await expect(codeDialog).toBeHidden()
  await expect(codes).toHaveText('Has not been enabled')

  await profile.switchCodes('Enable').click()
  const second = await mailTo(server.dataDir, vera.email, { kind: 'verification-code', after: first })
  await code.fill(first.code)
  await answer('Enable').click()
  await expect(codeDialog.getByRole('alert')).toHaveText(wrongCode)
  await code.fill(second.code)
  await answer('Enable').click()
  await expect(codeDialog).toBeHidden()
  await expect(codes).toHaveText('Has been enabled')
  await mailTo(server.dataDir, vera.email, { kind: 'multi-factor-changed' })

  await profile.switchCodes('Disable').click()
  const third = await mailTo(server.dataDir, vera.email, { kind: 'verification-code', after: second })
  expect(third.subject).toBe('Your code to turn off verification codes')
  await code.fill(third.code)
  await answer('Disable').click()
  await expect(codes).toHaveText('Has not been enabled')
  await page.reload()
  await expect(codes).toHaveText('Has not been enabled')
  // The first code was never entered. After two more, no other is sent for a while.
  for (let times = 0; times < 2; times += 1) {
    await profile.switchCodes('Enable').click()
    await answer('Cancel').click()
    await expect(codeDialog).toBeHidden()
  }
  await profile.switchCodes('Enable').click()
  await expect(profile.panel('Multi-factor authentication').getByRole('alert')).toHaveText(tooMany)
})

test('requires a code on a trusted device once, and again after the device is deleted [CONFIRM-02, CONFIRM-03, CONFIRM-04, CONFIRM-05, CONFIRM-07, CONFIRM-08, CONFIRM-11, CONFIRM-14, PROFILE-04, PROFILE-05, PROFILE-06, PROFILE-14, SIGNIN-19, ERR-16, SHELL-53]', async ({
  portal,
  page,
  server,
}) => {
  const tess = await newPerson(server, 'Tess')
  await requireCodes(server, tess)
  const { confirmScreen, signInScreen, profile } = portal
  const { code, banner } = confirmScreen
  const before = await mailTo(server.dataDir, tess.email, { kind: 'verification-code' })
  await portal.open('/')
  await signInScreen.signIn(tess)
  await expect(confirmScreen.heading).toBeVisible()
  await expect(confirmScreen.sentTo('t•••@newcomers.example')).toBeVisible()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await confirmScreen.button.click()
  await expect(code).toHaveAccessibleDescription('required')
  await expect(code).toBeFocused()
  await confirmScreen.enter(wrong)
  await expect(banner).toHaveText(wrongCode)
  await expectAccessible(page)
  const mail = await mailTo(server.dataDir, tess.email, { kind: 'verification-code', after: before })
  expect(mail.subject).toBe('Your code to sign in')
  await confirmScreen.trustDevice.check()
  await code.fill(mail.code)
  await page.keyboard.press('Enter')
  await portal.expectAddress('/home')
  await expect(portal.navigation.bar).toContainText(tess.email)

  await portal.navigation.logOut.click()
  await signInScreen.signIn(tess)
  await portal.expectAddress('/home')
  await portal.navigation.bar.getByRole('link', { name: tess.email }).click()
  await expect(profile.devices).toHaveText(['Chrome on LinuxTrusted'])
  await expectAccessible(page)
  await expectNothingKept(page, [password, mail.code])
  await profile.panel('Devices').getByRole('button', { name: 'Delete Chrome on Linux' }).click()
  const question = profile.question('Delete Chrome on Linux?')
  await expect(question).toContainText('The next sign-in on it needs a code.')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(portal.toast('Device removed')).toBeVisible()
  await expect(profile.panel('Devices')).toContainText('No devices yet.')

  await portal.navigation.logOut.click()
  // After three unused codes the next request must wait, and the message shows that.
  for (const _ of ['first', 'second', 'third']) {
    await signInScreen.signIn(tess)
    await expect(confirmScreen.heading).toBeVisible()
    await page.getByRole('link', { name: 'Back to sign in' }).click()
  }
  const mails = async () => (await mailsTo(server.dataDir, tess.email, { kind: 'verification-code' })).length
  // One code turned codes on, one was entered.
  await expect.poll(mails).toBe(5)
  await signInScreen.signIn(tess)
  await expect(signInScreen.error).toContainText('You can try again in')
  expect(await mails()).toBe(5)
})

test('accepts a code once, in the browser that requested it, until another is sent [CONFIRM-06, CONFIRM-09, CONFIRM-10, CONFIRM-12, CONFIRM-13, CONFIRM-15, SIGNIN-31, ERR-16]', async ({
  portal,
  page,
  server,
  anotherBrowser,
}) => {
  const rory = await newPerson(server, 'Rory')
  await requireCodes(server, rory)
  const { confirmScreen } = portal
  const failed = 'Verification failed.'
  const before = await mailTo(server.dataDir, rory.email, { kind: 'verification-code' })
  await portal.open('/profile')
  await portal.signInScreen.signIn(rory)
  await expect(page).toHaveURL(/\/signin\/confirm\?reference=[^&]+&returnUrl=%2Fprofile$/)
  // Installed before the page loads: the clock of an open frame cannot be moved.
  await page.clock.install()
  await page.reload()
  const first = await mailTo(server.dataDir, rory.email, { kind: 'verification-code', after: before })

  await test.step('not in another browser', async () => {
    const { confirmScreen: screen, page: elsewhere } = await anotherBrowser()
    await elsewhere.goto(page.url())
    await screen.enter(first.code)
    await expect(screen.banner).toHaveText(failed)
  })

  await test.step('not while offline, with a message', async () => {
    await page.context().setOffline(true)
    await confirmScreen.enter(first.code)
    await expect(confirmScreen.banner).toHaveText('An unkown error has occured.')
    await expect(confirmScreen.code).toHaveValue(first.code)
    await page.context().setOffline(false)
  })

  await test.step('not after a newer code was sent', async () => {
    await expect(confirmScreen.resend).toBeDisabled()
    await page.clock.fastForward(31_000)
    await confirmScreen.resend.click()
    await expect(page.getByText('We sent a new one to r•••@newcomers.example.')).toBeVisible()
    await expect(confirmScreen.resend).toBeDisabled()
    await confirmScreen.enter(first.code)
    await expect(confirmScreen.banner).toHaveText(wrongCode)
  })

  await test.step('once, even from two tabs at the same time', async () => {
    const second = await mailTo(server.dataDir, rory.email, { kind: 'verification-code', after: first })
    const tabs = [portal, await portal.anotherTab(page.url())]
    for (const tab of tabs) await tab.confirmScreen.code.fill(second.code)
    await Promise.all(tabs.map((tab) => tab.confirmScreen.code.press('Enter')))
    for (const tab of tabs)
      await expect(tab.page.getByText(failed).or(tab.profile.panel('Your details'))).toBeVisible()
    const refused = await Promise.all(tabs.map((tab) => tab.page.getByText(failed).count()))
    expect(refused.toSorted()).toEqual([0, 1])
    await portal.open('/profile')
    await expect(portal.profile.browsers).toHaveCount(1)
    await expect(portal.profile.panel('Where you are signed in')).toContainText(
      'You are not signed in anywhere else.',
    )
  })
})
