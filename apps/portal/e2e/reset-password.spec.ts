import { expectAccessible } from './support/checks/accessible.ts'
import { goOnTo } from './support/checks/addresses.ts'
import { expectNothingKept } from './support/checks/secrets.ts'
import { mailsTo, mailTo } from './support/data/mail.ts'
import { newPerson, stranger } from './support/data/new-person.ts'
import { password } from './support/data/people.ts'
import { expect, test } from './support/test.ts'

test.use({ sharedBy: 'sign-ups' })

const passwordHint =
  'At least six characters, one number or special character, and not a commonly used password.'
const another = 'Meadow-8-lantern'
const request = '**/backend/reset-password/request'

test('shows what a reset request lacks and the state of the captcha [RESET-01, RESET-02, RESET-03, RESET-07, RESET-08, RESET-11, RESET-12, RESET-23, RESET-28, ERR-13, ERR-14, SIGNIN-05]', async ({
  portal,
  page,
}) => {
  const { email, captcha, verified, button } = portal.resetRequest
  await portal.open('/')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await portal.expectAddress('/reset-password')
  await expect(portal.heading).toHaveText('Reset password')
  // Installed before the page loads: the clock of an open frame cannot be moved.
  await page.clock.install()
  await page.reload()
  await expect(button).toBeDisabled()
  await expectAccessible(page)
  await email.focus()
  await email.blur()
  await expect(email).toHaveAccessibleDescription('Please enter your email address.')
  await email.fill('rosa@nowhere')
  await expect(email).toHaveAccessibleDescription('Invalid email address')
  await email.fill('rosa@newcomers.example')
  await email.press('Enter')
  await expect(captcha).toHaveAccessibleDescription('Please complete the reCAPTCHA verification.')
  await expect(button).toBeDisabled()

  await page.route('**/backend/captcha/challenge', (route) => route.abort())
  await captcha.click()
  await expect(captcha).toHaveAccessibleDescription(
    'reCAPTCHA error occurred. Please refresh the page and try again.',
  )
  await page.unroute('**/backend/captcha/challenge')
  await captcha.click()
  await expect(verified).toBeVisible()
  await expect(button).toBeEnabled()
  await page.clock.fastForward('20:05')
  await expect(captcha).toHaveAccessibleDescription(
    'reCAPTCHA expired. Please complete the verification again.',
  )
  await expect(button).toBeDisabled()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await captcha.click()
  await expect(button).toBeEnabled()
})

test('explains why a reset request failed and can send it again [RESET-09, RESET-10, ERR-11, ERR-12]', async ({
  portal,
  page,
}) => {
  const { email, captcha, button, banner } = portal.resetRequest
  const failed = 'Password reset request failed. Please try again or contact your administrator.'
  await portal.open('/reset-password')
  for (const [status, sentence] of [
    [400, 'No mail leaves today. If the problem persists, please contact your administrator.'],
    [500, 'No mail leaves today. If the problem persists, please contact your administrator.'],
    [403, failed],
    ['no answer', failed],
  ] as const) {
    await page.route(
      request,
      (route) =>
        status === 'no answer'
          ? route.abort()
          : route.fulfill({ status, json: { message: 'No mail leaves today.' } }),
      { times: 1 },
    )
    await portal.resetRequest.ask('rosa@newcomers.example')
    await expect(banner, String(status)).toHaveText(sentence)
    // The server has used the captcha's solution, so the next attempt needs another.
    await expect(captcha).not.toBeChecked()
    await expect(button).toBeDisabled()
    await expect(email).toHaveValue('rosa@newcomers.example')
    await banner.getByRole('button', { name: 'Dismiss' }).click()
    await expect(banner).toBeHidden()
  }
})

test('sets a new password once with the mailed link and ends all other sessions [RESET-04, RESET-05, RESET-06, RESET-13, RESET-14, RESET-15, RESET-16, RESET-17, RESET-18, RESET-19, RESET-20, RESET-21, RESET-22, RESET-24, RESET-25, RESET-26, RESET-27, ERR-15, VALID-02]', async ({
  portal,
  page,
  server,
  anotherBrowser,
}) => {
  const { resetRequest, newPassword } = portal
  const rosa = await newPerson(server, 'Rosa')
  const unknown = stranger('Nemo')
  const elsewhere = await anotherBrowser()
  await elsewhere.openAs(rosa)

  await test.step('an unknown address gets the same response and no mail', async () => {
    for (const { email } of [unknown, rosa]) {
      await portal.open('/reset-password')
      await resetRequest.ask(email)
      await expect(resetRequest.sent).toHaveText(`A link to reset your password is on its way to ${email}.`)
      await expect(
        page.getByText('If nothing arrives within 15 minutes, please check your spam folder.'),
      ).toBeVisible()
      await expect(resetRequest.backToSignIn).toBeFocused()
    }
    await expectAccessible(page)
  })
  const { link } = await mailTo(server.dataDir, rosa.email, { kind: 'password-link' })
  expect(await mailsTo(server.dataDir, unknown.email)).toEqual([])
  const token = link.slice(link.lastIndexOf('/') + 1)
  expect(link).toBe(`${server.url}/reset-password/redeem/${token}`)

  await test.step('opening the link does not use it, and its token leaves the address', async () => {
    for (const { page: opened, newPassword: screen } of [elsewhere, portal]) {
      await opened.goto(link)
      await expect(screen.field('Password')).toBeVisible()
      await expect(opened).toHaveURL(`${server.url}/reset-password/redeem/link`)
      await opened.reload()
      await expect(screen.field('Password')).toBeVisible()
    }
    await expect(portal.heading).toHaveText('Reset password')
    await expectAccessible(page)
  })

  await test.step('shows a refused password next to its field', async () => {
    const secret = newPassword.field('Password')
    await expect(secret).toHaveAccessibleDescription(passwordHint)
    await newPassword.fill('meadow', 'meadows')
    await newPassword.button('Reset password').click()
    await expect(secret).toHaveAccessibleDescription(passwordHint)
    await expect(newPassword.field('Confirm password')).toHaveAccessibleDescription('Does not match Password')
    await newPassword.fill('qwerty123')
    await newPassword.button('Reset password').click()
    await expect(page.getByText('Not a commonly used password: not met', { exact: true })).toBeVisible()
  })

  await test.step('the new password works, the old one and every session do not', async () => {
    await newPassword.fill(another)
    await newPassword.button('Reset password').click()
    await expect(page.getByText('Your password has been successfully reset.')).toBeVisible()
    await expectAccessible(page)
    await mailTo(server.dataDir, rosa.email, { kind: 'password-changed' })
    expect(await page.evaluate(() => JSON.stringify([location.href, history.state]))).not.toContain(token)
    await resetRequest.backToSignIn.click()
    await portal.signInScreen.signIn(rosa, password)
    await expect(portal.signInScreen.error).toContainText('Please check your email address and password.')
    await portal.signInScreen.signIn(rosa, another)
    await portal.expectAddress('/home')
    await expectNothingKept(page, [password, another])
    // This browser had the link open: the form is still there, but its token is not valid any more.
    await elsewhere.newPassword.fill('Orchard-9-saddle')
    await elsewhere.newPassword.button('Reset password').click()
    await expect(elsewhere.heading).toHaveText('Reset password request invalid')
    await elsewhere.open('/home')
    await expect(elsewhere.signInScreen.button).toBeVisible()
  })

  await test.step('a used link leads to a new one, which also sets a first password', async () => {
    await elsewhere.page.goto(link.replace('/reset-password/', '/set-password/'))
    await expect(elsewhere.heading).toHaveText('Set password request invalid')
    await expectAccessible(elsewhere.page)
    await elsewhere.newPassword.requestAgain.click()
    await elsewhere.expectAddress('/reset-password')
    await elsewhere.resetRequest.ask(rosa.email)
    await expect(elsewhere.resetRequest.sent).toBeVisible()
    const links = () => mailsTo(server.dataDir, rosa.email, { kind: 'password-link' })
    await expect.poll(async () => (await links()).length).toBe(2)
    const second = (await links()).at(-1)?.link ?? ''
    await elsewhere.page.goto(second.replace('/reset-password/', '/set-password/'))
    await expect(elsewhere.heading).toHaveText('Set password')
    await elsewhere.expectAddress('/set-password/redeem/link')
    await elsewhere.newPassword.fill('Orchard-9-saddle')
    await elsewhere.newPassword.button('Set password').click()
    await expect(elsewhere.page.getByText('Your password has been successfully set.')).toBeVisible()
    await page.reload()
    await expect(portal.signInScreen.button).toBeVisible()
  })
})

test('rejects an invalid link, retries a failed check and shows a refusal [RESET-14, RESET-20, RESET-22, ERR-15]', async ({
  portal,
  page,
}) => {
  const { newPassword } = portal
  await portal.open('/')
  for (const [path, words] of [
    ['/reset-password/redeem/made-up', 'Reset password request invalid'],
    ['/reset-password/made-up', 'Set password request invalid'],
    ['/reset-password/redeem/link', 'Reset password request invalid'],
    ['/set-password/redeem/%3Cb%3E', 'Set password request invalid'],
  ] as const) {
    await goOnTo(page, path)
    await expect(portal.heading, path).toHaveText(words)
    await expect(newPassword.requestAgain).toHaveAttribute('href', '/reset-password')
  }
  await page.route(
    '**/backend/reset-password/validate?*',
    (route) => route.fulfill({ status: 500, json: {} }),
    {
      times: 1,
    },
  )
  await portal.open('/reset-password/redeem/made-up')
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await expectAccessible(page)
  // The server does not know the token. From here on the response says it does.
  await page.route('**/backend/reset-password/validate?*', (route) =>
    route.fulfill({ json: { message: 'OK' } }),
  )
  await again.click()
  await page.route('**/backend/reset-password', (route) =>
    route.fulfill({ status: 500, json: { message: 'Passwords cannot be kept today.' } }),
  )
  await newPassword.fill(another)
  await newPassword.button('Reset password').click()
  await expect(newPassword.banner).toHaveText('Passwords cannot be kept today.')
  await expect(newPassword.field('Password')).toHaveValue(another)
  await page.unroute('**/backend/reset-password')
  await newPassword.button('Reset password').click()
  await expect(portal.heading).toHaveText('Reset password request invalid')
})
