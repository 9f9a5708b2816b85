import { expectAccessible } from './support/checks/accessible.ts'
import { people } from './support/data/people.ts'
import { appCode } from './support/data/totp.ts'
import { expect, test } from './support/test.ts'

test.use({ serverKind: 'fresh' })

test('an app protects sign-ins, a recovery code replaces it, an administrator resets it [FACTOR-01, FACTOR-02, FACTOR-03, FACTOR-07, FACTOR-13]', async ({
  portal,
  page,
  anotherBrowser,
}) => {
  const { una } = people
  await portal.openAs(una, '/profile')
  const apps = page.getByRole('region', { name: 'Authenticator apps' })
  await apps.getByRole('button', { name: 'Add app' }).click()
  await page.getByRole('textbox', { name: 'Name of the app' }).fill('My phone')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: /^Scan this/ })).toBeVisible()
  await expectAccessible(page)
  const key = await page.getByLabel('Key', { exact: true }).innerText()
  const first = appCode(key)
  await page.getByLabel('Verification code').fill(first)
  await page.getByRole('dialog').getByRole('button', { name: 'Add app' }).click()
  const shown = page.getByRole('alertdialog', { name: 'Recovery codes' })
  await expect(shown.getByRole('listitem')).toHaveCount(10)
  await expectAccessible(page)
  const [recoveryCode = ''] = await shown.getByRole('listitem').allInnerTexts()
  await shown.getByRole('button', { name: 'Done' }).click()
  await expect(apps.getByText('My phone')).toBeVisible()
  await expect(apps.getByText('10 recovery codes left')).toBeVisible()

  const elsewhere = await anotherBrowser()
  await elsewhere.open('/')
  await elsewhere.signInScreen.signIn(una)
  const form = elsewhere.page
  await expect(form.getByRole('heading', { name: 'Enter the code of your authenticator app' })).toBeVisible()
  await expectAccessible(form)
  await form.getByLabel('Verification code').fill(first)
  await form.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(form.getByRole('alert')).toContainText('The verification code is not correct.')
  await form.getByLabel('Verification code').fill(appCode(key, 1))
  await form.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(form).toHaveURL(/\/home$/)

  const lost = await anotherBrowser()
  await lost.open('/')
  await lost.signInScreen.signIn(una)
  await lost.page.getByRole('button', { name: 'Use a recovery code' }).click()
  await lost.page.getByLabel('Recovery code').fill(recoveryCode)
  await lost.page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(lost.page).toHaveURL(/\/home$/)
  await page.reload()
  await expect(apps.getByText('9 recovery codes left')).toBeVisible()

  // Una has lost everything, and Olga helps.
  const helper = await anotherBrowser()
  await helper.openAs(people.olga, '/admin/security/users')
  await helper.page.getByRole('button', { name: 'Edit Una Ulm' }).click()
  const theirs = helper.page.getByRole('group', { name: 'Authenticator apps and passkeys' })
  await expect(theirs.getByText('1 app, 9 recovery codes left')).toBeVisible()
  await theirs.getByRole('button', { name: 'Reset' }).click()
  await expectAccessible(helper.page)
  await helper.page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click()
  await expect(theirs.getByText('This user has no authenticator app and no passkey.')).toBeVisible()
  const again = await anotherBrowser()
  await again.open('/')
  await again.signInScreen.signIn(una)
  await expect(again.page).toHaveURL(/\/home$/)
})
