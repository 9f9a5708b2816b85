import { expectAccessible } from './support/checks/accessible.ts'
import { people } from './support/data/people.ts'
import { expect, test } from './support/test.ts'

test.use({ serverKind: 'fresh' })

test('a program refreshes a connector with a token of a service account until the token is revoked', async ({
  portal,
  page,
  server,
}) => {
  await portal.openAs(people.olga, '/admin/programs')
  await page.getByRole('button', { name: 'Add service account' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Data warehouse')
  await page.getByRole('radio', { name: 'Organisation administrator' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(portal.toast('Data warehouse has been added.')).toBeVisible()

  await page.getByRole('button', { name: 'Create token for Data warehouse' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Nightly')
  await page.getByRole('radio', { name: 'Read and refresh' }).check()
  await page.getByRole('combobox', { name: 'Expires' }).selectOption('Never')
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Create token' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Your new API token' })
  await expect(dialog).toContainText('It cannot be shown again.')
  await expectAccessible(page)
  const secret = await dialog.getByLabel('API token').innerText()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialog.getByRole('button', { name: 'Copy token' }).click()
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret)
  await dialog.getByRole('button', { name: 'Done' }).click()
  const row = page.getByRole('row', { name: /^Nightly/ })
  await expect(row).toContainText('Never used')

  const headers = { Authorization: `Bearer ${secret}` }
  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${server.url}/backend${path}`, { ...init, headers: { ...headers, ...init.headers } })
  const [organisation] = await (await call('/organisations')).json()
  const connectors = `/business2cloud/clients/${organisation.Id}/connectors`
  const listed: { Id: string; Name: string }[] = await (await call(connectors)).json()
  const files = listed.find(({ Name }) => Name === 'Warehouse files')
  const refreshed = await call(`${connectors}/${files?.Id}/process`, {
    method: 'POST',
    body: '{}',
    headers: { 'Content-Type': 'application/json' },
  })
  expect(refreshed.status).toBe(200)
  await page.reload()
  await expect(row).toContainText(/ago|just now/)

  await row.getByRole('button', { name: /^Revoke/ }).click()
  await page
    .getByRole('alertdialog', { name: 'Revoke Nightly?' })
    .getByRole('button', { name: 'Revoke' })
    .click()
  await expect(portal.toast('Nightly has been revoked.')).toBeVisible()
  expect((await call('/me')).status).toBe(401)
})
