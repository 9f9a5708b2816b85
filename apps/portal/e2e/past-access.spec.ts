import { readFile } from 'node:fs/promises'
import { expectAccessible, expectNoSidewaysScroll } from './support/checks/accessible.ts'
import { people } from './support/data/people.ts'
import { expect, test } from './support/test.ts'

test('an administrator reports who had access on a day, on screen, as a file and on paper [REPORT-06, REPORT-07]', async ({
  portal,
  page,
}) => {
  await portal.openAs(people.olga, '/access/report?zone=Pacific/Auckland')
  const report = page.getByRole('table', { name: /^Who had access on .* \(Pacific\/Auckland\)$/ })
  const eli = report.getByRole('row', { name: /^Eli Elm/ })
  await expect(eli).toContainText(/Areas \(\d+\):.*Finance/)
  await expect(page.getByText(/What members saw in Excel is recorded since/)).toBeVisible()
  await expectAccessible(page)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const lines = (await readFile(await (await download).path(), 'utf8')).split('\r\n')
  expect(lines[0]).toContain('"In Excel","Areas","Versions","Entities","Helper tables"')
  expect(lines.find((line) => line.startsWith('"Eli Elm"'))).toContain('Finance')

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table', { name: 'What they saw in Excel' })).toContainText('Finance')
  await page.emulateMedia({ media: null })

  await page.getByLabel('Time zone').selectOption('Europe/London')
  await expect(page).toHaveURL(/zone=Europe%2FLondon/)
  await page.getByLabel('Day').fill('2001-01-01')
  await expect(page.getByText(/has no entries from before this day/)).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
})
