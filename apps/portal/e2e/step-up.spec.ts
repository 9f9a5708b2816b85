import { expectAccessible } from './support/checks/accessible.ts'
import { callsOf } from './support/checks/addresses.ts'
import { apiSession } from './support/data/api-session.ts'
import { password, people } from './support/data/people.ts'
import { appCode } from './support/data/totp.ts'
import { expect, test } from './support/test.ts'

test.use({ serverKind: 'fresh' })

const MINUTES = 11

test('a dangerous action is confirmed once, and a wrong code stays in its field [FACTOR-11, FACTOR-12]', async ({
  portal,
  page,
  server,
}) => {
  const { una } = people
  await portal.openAs(una, '/profile')
  const call = await apiSession(server, una)
  const app = await call<{ Id: string; Secret: string }>('POST', '/me/security/authenticators', {
    Name: 'Phone',
  })
  const confirm = `/me/security/authenticators/${app.Id}/confirm`
  await call('POST', confirm, { code: appCode(app.Secret) })
  await server.stop()
  await server.start({ minutesLater: MINUTES })
  await page.reload()
  const calls = callsOf(page)
  const confirmations = () => calls.filter((one) => one === 'POST /me/security/step-up').length

  await page.getByRole('button', { name: 'Create token' }).click()
  const form = page.getByRole('dialog', { name: 'Create API token' })
  await form.getByRole('textbox', { name: 'Name' }).fill('Nightly')
  await form.getByRole('button', { name: 'Create token' }).click()
  const question = page.getByRole('dialog', { name: 'Confirm that it is you' })
  const code = question.getByLabel('Verification code')
  await expect(code).toBeFocused()
  await expectAccessible(page)

  await code.fill('000000')
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(question.getByRole('alert')).toHaveText('The code is not correct.')
  await expect(code).toHaveValue('000000')

  await code.fill(appCode(app.Secret, MINUTES * 2))
  await question.getByRole('button', { name: 'Confirm' }).click()
  const created = page.getByRole('alertdialog', { name: 'Your new API token' })
  await expect(created).toBeVisible()
  await created.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Nightly', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Replace codes' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace codes' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Recovery codes' })).toBeVisible()
  expect(confirmations()).toBe(2)
})

test('a list of people is downloaded only after a confirmation [SHELL-58, FACTOR-12]', async ({
  portal,
  page,
  server,
}) => {
  await portal.openAs(people.olga, '/admin/security/users')
  // What loads in the background would fail while the server is stopped.
  await page.goto('about:blank')
  await server.stop()
  await server.start({ minutesLater: MINUTES })
  await page.goto('/admin/security/users')
  const files: string[] = []
  page.on('download', (file) => files.push(file.suggestedFilename()))
  const download = page.getByRole('button', { name: /^Download CSV/ })
  const question = page.getByRole('dialog', { name: 'Confirm that it is you' })

  await download.click()
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(download).toBeEnabled()
  expect(files).toEqual([])

  await download.click()
  await question.getByRole('textbox', { name: 'Password' }).fill(password)
  const saving = page.waitForEvent('download')
  await question.getByRole('button', { name: 'Confirm' }).click()
  expect((await saving).suggestedFilename()).toMatch(/^Users - /)

  await page.goto('/admin/audit')
  await expect(page.getByText('Export created')).toBeVisible()
})
