import { LinkingScreen } from '../e2e/support/screens/linking-screen.ts'
import { SynchroniseScreen } from '../e2e/support/screens/synchronise-screen.ts'
import { answer, rewrite } from './answers.ts'
import { arabicName, longName } from './long-names.ts'
import type { Group } from './screen.ts'

const path = '/connectors/xero/v2'
const list = '**/backend/me/xero2sqlproducts?*'
const justNow = () => new Date(Date.now() - 6 * 60_000).toISOString()

/** The states of the three Xero to SQL screens. */
export const xero2sql: Group = {
  title: 'Xero to SQL',
  screens: [
    {
      name: 'Synchronise, pressed too early',
      path: `${path}/synchronise`,
      as: 'sue',
      before: ({ page }) => rewrite(page, list, (row) => ({ ...row, LastIncrementalTriggerDate: justNow() })),
      steps: ({ page }) => new SynchroniseScreen(page).sync('Acme Traders Ltd').click(),
    },
    {
      name: 'Synchronise, long names',
      path: `${path}/synchronise`,
      as: 'una',
      before: ({ page }) =>
        rewrite(page, list, (row) => ({ ...row, CompanyName: `${longName} ${arabicName}` })),
    },
    {
      name: 'Synchronise, nothing registered',
      path: `${path}/synchronise`,
      as: 'una',
      before: ({ page }) => answer(page, list, []),
    },
    { name: 'Synchronise, loading', path: `${path}/synchronise`, as: 'una', holds: list },
    {
      name: 'Synchronise, update credentials',
      path: `${path}/synchronise`,
      as: 'sue',
      steps: ({ page }) => new SynchroniseScreen(page).edit('Acme Traders Ltd').click(),
    },
    { name: 'Assign Xero companies', path: `${path}/assign-users`, as: 'olga' },
    {
      name: 'Assign Xero companies, new',
      path: `${path}/assign-users?new`,
      as: 'olga',
      steps: async ({ page }) => {
        await new LinkingScreen(page).item('Eli Elm').click()
        await new LinkingScreen(page).target('Acme Retail Ltd').click()
      },
    },
    {
      name: 'Tokens, an organisation picked',
      path: `${path}/tokens`,
      as: 'sue',
      steps: async ({ page }) => {
        await page.getByRole('button', { name: /@/ }).first().click()
        await page.getByRole('radio').first().click()
        await page.getByLabel('Password', { exact: true }).fill('figures')
        await page.getByLabel('Confirm password').fill('figure')
        await page.getByLabel('Host').focus()
      },
    },
    {
      name: 'Tokens, none present',
      path: `${path}/tokens`,
      as: 'sue',
      before: ({ page }) => answer(page, '**/backend/token', []),
    },
    { name: 'Tokens, not fetched', path: `${path}/tokens`, as: 'sue', holds: '**/backend/token' },
  ],
}
