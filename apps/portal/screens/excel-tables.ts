import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first().click()

const lines = (page: Page) => page.getByRole('dialog').getByRole('textbox')

/** The states of the versions, helper tables and entities pages. */
export const tableScreens: readonly Screen[] = [
  {
    name: 'Excel: Versions, open',
    path: '/excel/versions',
    as: 'sue',
    steps: async ({ page }) => {
      await press(page, 'Expand all')
      await page.getByText('Year-end closing').waitFor()
    },
  },
  {
    name: 'Excel: Versions, waiting',
    path: '/excel/versions',
    as: 'olga',
    holds: '**/backend/versions*',
  },
  {
    name: 'Excel: Versions, adding refused',
    path: '/excel/versions',
    as: 'olga',
    expectsErrors: true,
    steps: async ({ page }) => {
      await press(page, 'Add new Version')
      await lines(page).fill('Budget 2027\nactuals 2026')
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByRole('dialog').getByRole('alert').getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'Excel: Versions, edit',
    path: '/excel/versions',
    as: 'olga',
    steps: async ({ page }) => {
      await press(page, /^Edit /)
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'Excel: Versions, delete',
    path: '/excel/versions',
    as: 'sue',
    steps: async ({ page }) => {
      await press(page, 'Delete Budget 2027')
      await page.getByRole('alertdialog').getByText('3 milestones').waitFor()
    },
  },
  {
    name: 'Excel: Helper tables, adding',
    path: '/excel/helper-tables',
    as: 'olga',
    steps: async ({ page }) => {
      await press(page, 'Add Helper Table(s)')
      await lines(page).fill('七\nExchange rates\nHeadcount')
    },
  },
  {
    name: 'Excel: Entities, delete',
    path: '/excel/security/entities',
    as: 'eli',
    steps: async ({ page }) => {
      await press(page, /^Delete /)
      await page.getByRole('alertdialog').waitFor()
    },
  },
]
