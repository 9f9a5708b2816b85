import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'

const choose = async (page: Page, name: string) => {
  await page.getByTitle(name, { exact: true }).first().click()
  await page.getByRole('heading', { name, exact: true }).waitFor()
}

/** Who sees what in Excel, by user and by item. */
export const accessScreens: readonly Screen[] = [
  {
    name: 'Excel, access of a user',
    path: '/excel/security/access',
    as: 'eli',
    steps: ({ page }) => choose(page, 'Eli Elm'),
  },
  {
    name: 'Excel, a user without access',
    path: '/excel/security/access',
    as: 'eli',
    steps: ({ page }) => choose(page, 'Adam Ash'),
  },
  {
    name: 'Excel, access of a user, printed',
    path: '/excel/security/access',
    as: 'eli',
    steps: async ({ page }) => {
      await choose(page, 'Eli Elm')
      await page.emulateMedia({ media: 'print' })
    },
  },
  {
    name: 'Excel, who sees a version',
    path: '/excel/security/access/structure?kind=version',
    as: 'olga',
    steps: ({ page }) => choose(page, 'Budget 2027'),
  },
  {
    name: 'Excel, people and connectors, printed',
    path: '/excel/security/access/matrix?kind=connector',
    as: 'olga',
    steps: async ({ page }) => {
      await page.getByRole('grid').waitFor()
      await page.emulateMedia({ media: 'print' })
    },
  },
  {
    name: 'Why someone does not see an area',
    path: '/access/why',
    as: 'olga',
    steps: async ({ page }) => {
      await page.getByRole('combobox', { name: 'Person' }).selectOption({ label: 'Una Ulm' })
      await page.getByRole('combobox', { name: 'Name' }).selectOption({ index: 1 })
      await page.getByRole('list', { name: 'Checks' }).waitFor()
    },
  },
  { name: 'Who had access on a past day', path: '/access/report?day=2026-11-20', as: 'olga' },
  { name: 'Why one does not see something', path: '/access/why', as: 'una' },
  { name: 'Where a number comes from', path: '/lineage', as: 'olga' },
  {
    name: 'Where a number comes from, selected',
    path: '/lineage',
    as: 'olga',
    steps: async ({ page }) => {
      await page.getByRole('treeitem', { name: 'Finance', exact: true }).click()
      await page.getByRole('heading', { name: 'Finance', exact: true }).waitFor()
    },
  },
  { name: 'Where the numbers of one come from', path: '/lineage', as: 'una' },
]
