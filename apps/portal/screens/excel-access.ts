import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'

const choose = async (page: Page, name: string) => {
  await page.getByTitle(name, { exact: true }).first().click()
  await page.getByRole('heading', { name, exact: true }).waitFor()
}

/** Who sees what in Excel, looked up from either side. */
export const accessScreens: readonly Screen[] = [
  {
    name: 'Excel, what somebody sees',
    path: '/excel/security/access',
    as: 'eli',
    steps: ({ page }) => choose(page, 'Eli Elm'),
  },
  {
    name: 'Excel, somebody who sees nothing',
    path: '/excel/security/access',
    as: 'eli',
    steps: ({ page }) => choose(page, 'Adam Ash'),
  },
  {
    name: 'Excel, what somebody sees, on paper',
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
]
