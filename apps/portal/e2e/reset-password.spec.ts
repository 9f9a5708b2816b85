import { expectAccessible } from './support/checks/accessible.ts'
import { expectNothingKept } from './support/checks/secrets.ts'
import { mailsTo, mailTo } from './support/data/mail.ts'
import { newPerson, stranger } from './support/data/new-person.ts'
import { password } from './support/data/people.ts'
import { expect, test } from './support/test.ts'

test.use({ sharedBy: 'sign-ups' })

const passwordHint =
  'At least six characters, one number or special character, and not a commonly used password.'
const another = 'Meadow-8-lantern'

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
