import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './support/checks/accessible.ts'
import { people } from './support/data/people.ts'
import { expect, test } from './support/test.ts'

const byPerson = '/excel/security/access'
const byThing = '/excel/security/access/structure'

const choose = (page: Page, name: string) => page.getByTitle(name, { exact: true }).first().click()

test('an Excel administrator looks up what a user sees, why, and where to change it [GROUP-19, STATE-26]', async ({
  portal,
  page,
}) => {
  await portal.openAs(people.eli, byPerson)
  await expect(page.getByText('Choose a person to see what they see in Excel, and why.')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search people' }).fill('eli')
  await page.getByRole('radio', { name: 'Eli Elm' }).press('Space')
  await expect(page.getByRole('heading', { name: 'Eli Elm' })).toBeVisible()
  await expect(page).toHaveURL(/\?user=[^&]+$/)
  const areas = page.getByRole('table', { name: 'Areas' })
  const finance = areas.getByRole('row', { name: /Finance/ }).first()
  await expect(finance).toContainText('through Finance team: all current and future sub-areas of Finance')
  // Archived items are hidden: Timaru is archived.
  await page.getByRole('button', { name: 'Expand Finance' }).click()
  await expect(areas.getByRole('row', { name: /^Auckland of Finance/ })).toBeVisible()
  await expect(areas.getByRole('row', { name: /^Timaru/ })).toHaveCount(0)
  // A locked item is read-only.
  await expect(areas.getByRole('row', { name: /^Wholesale of Finance/ })).toContainText('Read only')
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What Eli Elm sees in Excel')
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await page.emulateMedia({ media: null })
  // The address holds the whole selection.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Eli Elm' })).toBeVisible()
  await page
    .getByRole('link', { name: /^through Finance team: all current/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/excel\/security\/security-groups\?edit=/)
})

test('the users of an item link to everything they see [GROUP-19]', async ({ portal, page }) => {
  await portal.openAs(people.olga, byThing)
  await choose(page, 'Retail shops')
  await expect(page.getByRole('heading', { name: 'Retail shops' })).toBeVisible()
  const rows = page.getByRole('table', { name: 'People' })
  await expect(rows.getByRole('link', { name: 'Una Ulm' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Versions')
  await choose(page, 'Budget 2027')
  await expect(page).toHaveURL(/kind=version&id=/)
  await page.getByRole('button', { name: 'Expand Una Ulm' }).click()
  await expect(rows.getByRole('row', { name: /^Review of Una Ulm/ })).toContainText('Budget 2027 – Review')
  await expectAccessible(page)
  await rows.getByRole('link', { name: 'Una Ulm' }).click()
  await expect(page.getByRole('heading', { name: 'Una Ulm' })).toBeVisible()
  await page.goto(`${byThing}?kind=area`)
  await choose(page, 'Roastery Ōtautahi')
  await expect(page.getByText('It is archived.')).toBeVisible()
})

test('the access report downloads as a file that Excel reads [GROUP-19]', async ({ portal, page }) => {
  await portal.openAs(people.olga, byPerson)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^Who sees what - acme Traders - \d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text.startsWith('\uFEFF"Name","Email address","Kind","What","Part","Access","Because"\r\n')).toBe(
    true,
  )
  const lines = text.split('\r\n')
  expect(lines).toContain(
    '"Una Ulm","una@tributary.example","Version","Budget 2027","Review","Read and write","through Shop managers, Te Ika-a-Māui / North Island: Budget 2027 – Review"',
  )
  expect(lines.at(-1)).toBe('')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the list folds to the selected user, without sideways scrolling [GROUP-19]', async ({
    portal,
    page,
  }) => {
    await portal.openAs(people.eli, byPerson)
    await choose(page, 'Eli Elm')
    await expect(page.getByRole('button', { name: 'Change Person' })).toBeVisible()
    await expect(
      page.getByText('through Finance team: all current and future sub-areas of Finance').first(),
    ).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Change Person' }).click()
    await choose(page, 'Una Ulm')
    await expect(page.getByRole('heading', { name: 'Una Ulm' })).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
})

test('the matrix leads from a cell to the reason, by keyboard and on paper [MATRIX-05, MATRIX-06]', async ({
  portal,
  page,
}) => {
  await portal.openAs(people.olga, '/excel/security/access/matrix')
  const grid = page.getByRole('grid', { name: 'Who sees what: areas' })
  await expect(grid.getByRole('row')).not.toHaveCount(1)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('searchbox', { name: 'Search people' }).fill('una')
  await page.getByRole('searchbox', { name: 'Search items' }).fill('finance')
  await expect(page.getByText('1 person, 1 area')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /Download CSV/ }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain(
    '"Una Ulm","una@tributary.example","No"',
  )
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who sees what: areas')
  await page.emulateMedia({ media: null })
  await grid.getByRole('gridcell').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Una Ulm cannot see Finance.' })).toBeVisible()
})
