import { changeConnector, minutesAgo, withLog } from '../e2e/support/card-state.ts'
import { answer, fail } from './answers.ts'
import type { Group } from './screen.ts'

const ftp = '/connectors/ftp/refresh'
const xero = '/connectors/xero/refresh'
const list = '**/backend/business2cloud/clients/*/connectors/ftp'

export const dashboards: Group = {
  title: 'Connector dashboards',
  screens: [
    { name: 'Never refreshed, as super administrator', path: ftp, as: 'sue' },
    { name: 'Never refreshed, as a user', path: ftp, as: 'una' },
    { name: 'Up to date, error, disconnected and deleted, as super administrator', path: xero, as: 'sue' },
    { name: 'Up to date, error and disconnected, as administrator', path: xero, as: 'adam' },
    { name: 'Taking longer', path: '/connectors/cin7/refresh', as: 'sue' },
    { name: 'Forbidden, as super administrator', path: '/connectors/woocommerce/refresh', as: 'sue' },
    { name: 'Forbidden, as an Excel user', path: '/connectors/woocommerce/refresh', as: 'eli' },
    {
      name: 'Refreshing',
      path: ftp,
      as: 'una',
      before: ({ page }) =>
        changeConnector(page, 'Warehouse files', withLog({ ManuallyTriggeredAtUtc: minutesAgo(2) })),
    },
    {
      name: 'A name without spaces',
      path: ftp,
      as: 'una',
      before: ({ page }) =>
        changeConnector(page, 'Warehouse files', (row) => ({ ...row, Name: 'WarehouseFiles'.repeat(12) })),
    },
    {
      name: 'Refresh detail',
      path: xero,
      as: 'sue',
      steps: async ({ dashboard, page }) => {
        await dashboard.card('Acme Retail Ltd').more.click()
        await page.getByRole('dialog').waitFor()
      },
    },
    {
      name: 'Nothing matches the search',
      path: `${xero}?search=nothing+like+it`,
      as: 'sue',
    },
    { name: 'Nothing to see, as a user', path: xero, as: 'una' },
    {
      name: 'Nothing to see, as administrator',
      path: ftp,
      as: 'adam',
      before: ({ page }) => answer(page, list, []),
    },
    {
      name: 'Dashboard, loading',
      path: ftp,
      as: 'una',
      holds: list,
    },
    { name: 'Dashboard, failed', path: ftp, as: 'una', before: ({ page }) => fail(page, list) },
  ],
}

export const otherConnectorPages: Group = {
  title: 'Other pages of a connector',
  screens: [
    { name: 'Connectors', path: '/connectors', as: 'una' },
    { name: 'Manage', path: '/connectors/ftp/manage', as: 'adam' },
  ],
}
