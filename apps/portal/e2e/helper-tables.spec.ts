import { expectAccessible } from './support/checks/accessible.ts'
import { newPerson } from './support/data/new-person.ts'
import { expect, test } from './support/test.ts'

test.use({ sharedBy: 'sign-ups' })

const path = '/excel/helper-tables'

test('adds several helper tables past invalid names, and handles an edit conflict [HELPER-01, HELPER-02, HELPER-03, HELPER-04, HELPER-06, HELPER-07, HELPER-08, HELPER-10, HELPER-11, HELPER-12, ERR-23, CONST-20]', async ({
  portal,
  page,
  server,
  anotherBrowser,
}) => {
  const tables = portal.structureTable
  const helen = await newPerson(server, 'Helen')
  await portal.openAs(helen, path)
  await expect(tables.main.getByText('No helper tables found.')).toBeVisible()
  await tables.button('Add Helper Table(s)').press('Enter')
  await page.keyboard.type('Cost centres (2026)\n七\nCOST-CENTRES (2026)\n2026 exchange rates by month')
  await tables.save.press('Enter')
  await expect(tables.notes).toContainText('Line 1, 七: 七: please use at least one letter.')
  await expect(tables.notes).toContainText('Costcentres2026', { ignoreCase: true })
  await expect(tables.lines).toHaveValue('七\nCOST-CENTRES (2026)')
  await expectAccessible(page)
  await tables.dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(tables.names).toHaveText(['2026 exchange rates by month', 'Cost centres (2026)'])
  await expect(tables.row('2026 exchange')).toContainText('Helper_026exchangeratesbymo...')
  await expect(tables.row('Cost centres')).toContainText('Costcentres2026')

  const second = await anotherBrowser()
  const others = second.structureTable
  await second.openAs(helen, path)
  await tables.button('Edit Cost centres (2026)').click()
  await others.button('Edit Cost centres (2026)').click()
  await others.status('Lock').check()
  await others.save.click()
  await expect(others.row('Cost centres')).toContainText('Locked')
  await tables.field('Name').fill('Cost centres')
  await tables.save.click()
  await expect(tables.dialog.getByRole('alert')).toContainText(/changed/)
  await expect(tables.field('Name')).toHaveValue('Cost centres')
  await tables.save.click()
  await expect(tables.row('Cost centres')).toContainText('Helper_Costcentres2026')
  // The other user's change of a field that was not edited here is kept.
  await expect(tables.row('Cost centres')).toContainText('Locked')
})
