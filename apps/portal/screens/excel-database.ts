import type { Screen } from './screen.ts'

const path = '/excel/table-synchronisation'

/** The database settings: a missing field, a database that refuses, and the guide alone. */
export const databaseScreens: readonly Screen[] = [
  {
    name: 'Excel: database settings, a field missing',
    path,
    as: 'olga',
    steps: async ({ page }) => {
      await page.getByLabel('Host', { exact: true }).fill('')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'Excel: database settings, not synchronised',
    path,
    as: 'olga',
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Synchronise to your database' }).click()
      await page.getByRole('main').getByRole('alert').waitFor()
    },
  },
  { name: 'Excel: database settings, level 3', path: '/excel', as: 'eli' },
]
