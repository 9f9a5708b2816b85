import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { changeSettingByApi } from './support/data/connector-calls.ts'
import { people } from './support/data/people.ts'
import { expect, test } from './support/test.ts'

const ftp = '/connectors/ftp/refresh'
const name = 'Warehouse files'
const upToDate = 'Connector is up to date.'

test.use({ serverKind: 'fresh' })

const filesOf = (dataDir: string) => join(dataDir, 'sample-ftp/outgoing')

/** Returns the rows of the previewed table as text. */
const shownRows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.slice(1).map((row) => [...row.children].map(({ textContent }) => textContent)),
    )

test('cancels a slow refresh, starts it again, and shows its history and rows [CONNDASH-07, CONNDASH-13, CONNDASH-15, CONNDASH-20, CONNDASH-27, STATE-10, STATE-11, STATE-12, STATE-13, STATE-15, STATE-21]', async ({
  portal,
  page,
  server,
}) => {
  test.setTimeout(120_000)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const card = portal.dashboard.card(name)
  const long = join(filesOf(server.dataDir), 'readings.csv')
  const readings = Array.from({ length: 400_000 }, (_, at) => `a value of some length,2026-11-21,${at}`)
  await writeFile(long, ['reading,day,number', ...readings, ''].join('\n'))
  await portal.openAs(people.una, ftp)
  await expect(card.state).toHaveText('Not refreshed yet.')

  const begun = page.waitForResponse((response) => response.url().endsWith('/process') && response.ok())
  await card.button('Refresh').click()
  await begun
  await card.whole.getByRole('button', { name: `Cancel refresh of ${name}` }).click()
  await expect(card.state).toHaveText('Cancelled.')
  await expect(card.whole).toContainText('Cancelled by Una Ulm. Data stored before')
  await expect(card.button('Retry')).toBeFocused()

  await rm(long)
  await card.button('Retry').click()
  await card.reaches(upToDate)
  const history = card.whole.getByRole('button', { name: /^Refresh history of/ })
  await expect(history).toHaveAccessibleName(/Last 2 refreshes: 1 succeeded, 1 cancelled\.$/)
  await history.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Refresh history of ${name}` })
  await expect(dialog.getByRole('definition').filter({ hasText: 'By hand, Una Ulm' })).toBeVisible()
  // How many rows are left for it depends on when the first one was cancelled.
  await expect(dialog).toContainText(/Rows[\d,]+Kind/)
  await dialog.getByRole('button', { name: /Cancelled/ }).click()
  await expect(dialog).toContainText('By hand, cancelled by Una Ulm')
  await page.keyboard.press('Escape')
  await expect(history).toBeFocused()

  await card.whole.getByRole('button', { name: `Tables of ${name}` }).click()
  const tables = page.getByRole('dialog', { name: `Tables of ${name}` })
  await tables.getByRole('combobox', { name: 'Table' }).selectOption('acme.products')
  await expect(tables).toContainText('The first 50 rows.')
  const [headings = '', ...lines] = (
    await readFile(join(filesOf(server.dataDir), 'products.csv'), 'utf8')
  ).split('\r\n')
  const heads = await tables.getByRole('columnheader').allInnerTexts()
  expect(heads.map((head) => head.split('\n')[0])).toEqual(headings.split(','))
  const codes = lines.filter(Boolean).map((text) => text.split(',')[0])
  const rows = await shownRows(page)
  expect(rows.map(([code]) => code)).toEqual(codes.toSorted().slice(0, 50))
  await page.keyboard.press('Escape')

  await test.step('explains a refused password on the card, in the history and on Home', async () => {
    const wrong = { connector: name, name: 'ftp.password', value: 'Wrong-password-9' }
    await changeSettingByApi(server, people.olga, wrong)
    await card.button('Refresh').click()
    await expect(card.whole).toContainText('The FTP server refused the user name or password.', {
      timeout: 45_000,
    })
    await expect(history).toHaveAccessibleName(/Last 3 refreshes: .*failed/)
    await history.press('Enter')
    await page.getByRole('button', { name: 'Copy diagnostics' }).click()
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain(`Connector: ${name}`)
    expect(copied).toContain('cause sign-in-refused')
    expect(copied).not.toContain(wrong.value)
    await portal.open('/home')
    await portal.home.attention.getByRole('link', { name: `${name}: FTP refused` }).click()
    await expect(card.whole).toContainText('Ask your administrator to check the settings of the connector.')
    await expect(card.whole.getByRole('link', { name: 'Edit settings' })).toHaveCount(0)
  })
})
