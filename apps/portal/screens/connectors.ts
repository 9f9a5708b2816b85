import { ManageScreen } from '../e2e/support/screens/manage-screen.ts'
import {
  changeConnector,
  minutesAgo,
  neverAuthorised,
  withLog,
} from '../e2e/support/server/changed-responses.ts'
import { answer, fail } from './answers.ts'
import type { Group } from './screen.ts'

const ftp = '/connectors/ftp/refresh'
const xero = '/connectors/xero/refresh'
const list = '**/backend/business2cloud/clients/*/connectors/ftp'

export const dashboards: Group = {
  title: 'Connector dashboards',
  screens: [
    { name: 'All connectors', path: '/connectors?view=list', as: 'sue' },
    { name: 'All connectors, as a user', path: '/connectors?view=list', as: 'una' },
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
      name: 'Not authorised yet',
      path: xero,
      as: 'adam',
      before: ({ page }) => changeConnector(page, 'Acme Traders Ltd', neverAuthorised),
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

const manage = '/connectors/xero/manage'
const managedFiles = '/connectors/ftp/manage'
const disconnecting = '**/api/clients/**'

export const management: Group = {
  title: 'Managing connectors',
  screens: [
    { name: 'Manage, as administrator', path: manage, as: 'adam' },
    { name: 'Manage, as super administrator', path: manage, as: 'sue' },
    {
      name: 'Manage, not authorised yet',
      path: manage,
      as: 'adam',
      before: ({ page }) => changeConnector(page, 'Acme Traders Ltd', neverAuthorised),
    },
    {
      name: 'Add a connector',
      path: managedFiles,
      as: 'adam',
      steps: async ({ page }) => {
        await new ManageScreen(page).button('Connect/ Reconnect').click()
        await page.getByRole('dialog').waitFor()
      },
    },
    {
      name: 'Edit a connector',
      path: managedFiles,
      as: 'sue',
      steps: async ({ page }) => {
        await page.getByRole('button', { name: 'Edit', exact: true }).click()
        await page.getByRole('dialog').waitFor()
      },
    },
    { name: 'Manage, as a user who came to add', path: `${managedFiles}?new=true`, as: 'una' },
    { name: 'Manage, nothing there', path: '/connectors/aws/manage', as: 'adam' },
    { name: 'Manage, nothing matches', path: `${manage}?search=nothing+like+it`, as: 'adam' },
    { name: 'Manage, loading', path: managedFiles, as: 'adam', holds: list },
    { name: 'Manage, failed', path: managedFiles, as: 'adam', before: ({ page }) => fail(page, list) },
    {
      name: 'Menu of a card',
      path: managedFiles,
      as: 'adam',
      steps: ({ page }) => page.getByRole('button', { name: 'More actions for Warehouse files' }).click(),
    },
    {
      name: 'Disconnect',
      path: managedFiles,
      as: 'adam',
      steps: ({ page }) => new ManageScreen(page).press('Warehouse files', 'Disconnect'),
    },
    {
      name: 'Disconnected, with its reason',
      path: managedFiles,
      as: 'adam',
      // The card changes before the response.
      before: ({ page }) => page.route(disconnecting, () => new Promise(() => undefined)),
      steps: ({ page }) =>
        new ManageScreen(page).disconnect('Warehouse files', 'Keys were rotated and the old ones revoked.'),
    },
    {
      name: 'Delete',
      path: managedFiles,
      as: 'adam',
      steps: ({ page }) => new ManageScreen(page).press('Warehouse files', 'Delete'),
    },
    {
      name: 'Disconnect all',
      path: managedFiles,
      as: 'adam',
      steps: ({ page }) => new ManageScreen(page).button('Disconnect all').click(),
    },
    {
      name: 'Disconnect all, one failed',
      path: managedFiles,
      as: 'adam',
      before: ({ page }) => fail(page, disconnecting),
      steps: async ({ page }) => {
        const screen = new ManageScreen(page)
        await screen.button('Disconnect all').click()
        await screen.dialog.getByRole('textbox', { name: 'Reason' }).fill('It moves house.')
        await screen.answer('Disconnect all')
        await screen.dialog.getByRole('alert').waitFor()
      },
    },
    {
      name: 'Manage users',
      path: managedFiles,
      as: 'adam',
      steps: ({ page }) => new ManageScreen(page).openPeople('Warehouse files'),
    },
    {
      name: 'Manage users, not saved',
      path: managedFiles,
      as: 'adam',
      before: ({ page }) => fail(page, '**/assign-users'),
      steps: async ({ page }) => {
        const screen = new ManageScreen(page)
        await screen.openPeople('Warehouse files')
        await screen.dialog.getByRole('checkbox').first().click()
        await screen.answer('Save')
        await screen.dialog.getByRole('alert').waitFor()
      },
    },
  ],
}

export const otherConnectorPages: Group = {
  title: 'Other pages of a connector',
  screens: [{ name: 'Connectors', path: '/connectors', as: 'una' }],
}
