import { countPresses } from './support/checks/count-presses.ts'
import { addConnectorsByApi, changeSettingByApi, settingsByApi } from './support/data/connector-calls.ts'
import { people } from './support/data/people.ts'
import { expect, test } from './support/test.ts'

// It needs forty connectors, which would disturb other specs.
test.use({ serverKind: 'fresh' })

const password = 'Crate-42-forklift'
const branches = Array.from({ length: 33 }, (_, n) => `Branch ${n + 1}`)

test('refreshes, fixes and adds a connector with few presses among forty [GLANCE-58, GLANCE-143]', async ({
  portal,
  page,
  server,
}) => {
  test.setTimeout(120_000)
  await addConnectorsByApi(server, people.olga, { like: 'Warehouse files', names: branches })
  const settings = await settingsByApi(server, people.olga, 'Warehouse files')
  const { reset, presses } = await countPresses(page)
  await portal.openAs(people.olga, '/connectors?view=list')

  await test.step('refreshes one with one press', async () => {
    await expect(page.getByRole('row')).toHaveCount(41)
    await reset()
    await page.getByRole('button', { name: 'Refresh Warehouse files' }).click()
    await expect(page.getByRole('row', { name: /Warehouse files/ })).toContainText('Up to date')
    expect(await presses()).toBe(1)
  })

  await test.step('refreshes two selected ones together', async () => {
    const names = ['Branch 1', 'Branch 2']
    for (const name of names)
      await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check()
    const bar = page.getByRole('group', { name: 'Actions on the selected connectors' })
    await bar.getByRole('button', { name: 'Refresh', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Refresh: 2 connectors' })
    await dialog.getByRole('button', { name: 'Refresh' }).click()
    await expect(page.getByText('2 refreshes have started.')).toBeVisible()
    await expect(bar).toBeHidden()
    for (const name of names) {
      const cell = page.getByRole('rowheader', { name, exact: true })
      await expect(page.getByRole('row').filter({ has: cell })).not.toContainText('No refreshes yet')
    }
  })

  await test.step('finds and fixes the broken one with three presses from Home', async () => {
    const wrong = { connector: 'Warehouse files', name: 'ftp.password', value: 'Not-the-password-7' }
    await changeSettingByApi(server, people.olga, wrong)
    await page.getByRole('button', { name: 'Refresh Warehouse files' }).click()
    await expect(page.getByRole('link', { name: 'Fix Warehouse files' })).toBeVisible()
    await portal.open('/home')
    await reset()
    await portal.navigation.link('All connectors').click()
    await page.getByRole('link', { name: 'Fix Warehouse files' }).click()
    const sheet = page.getByRole('dialog', { name: 'Fix Warehouse files' })
    await sheet.getByLabel(/^Password/).fill(password)
    await sheet.getByRole('button', { name: 'Test, save and retry' }).click()
    await expect(sheet).toContainText('This connector works again.')
    expect(await presses()).toBe(3)
  })

  await test.step('adds an FTP connector with two presses from Home and a pasted address', async () => {
    await portal.open('/home')
    await portal.navigation.choose('Birch Ltd')
    await reset()
    await portal.home.card('FTP').click()
    await portal.manage.field('name').fill('New files')
    const { 'ftp.host': host, 'ftp.username': user, 'ftp.path': path } = settings
    const address = `ftp://${user}:${password}@${host}${path}`
    await portal.manage.field('ftp.host').evaluate((field, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, address)
    await portal.manage.answer('Save and refresh now')
    const card = page.getByRole('article', { name: 'New files' })
    await expect(card).toContainText('Connector is up to date.')
    expect(await presses()).toBe(2)
  })
})
