import { answer, fail, rewrite } from './answers.ts'
import { longName } from './long-names.ts'
import type { Group } from './screen.ts'

const connectorTypes = '**/backend/business2cloud/clients/*/connector-types'

const connectorRequests = '**/backend/business2cloud/clients/*/connector-requests'

const openMenu = { name: 'Open menu' } as const

export const home: Group = {
  title: 'Home and navigation',
  screens: [
    { name: 'Home', path: '/home', as: 'sue' },
    { name: 'Home, as a user', path: '/home', as: 'una' },
    {
      name: 'Home, requested connectors',
      path: '/home',
      as: 'una',
      before: ({ page }) =>
        answer(page, connectorRequests, [
          { ConnectorType: 'aws', ApprovalStatus: 'PENDING', RequestedAtUtc: null },
          { ConnectorType: 'vend', ApprovalStatus: 'APPROVED', RequestedAtUtc: null },
        ]),
    },
    {
      name: 'Home, navigation collapsed',
      path: '/home',
      as: 'sue',
      only: 'desktop',
      steps: ({ navigation }) => navigation.collapse.click(),
    },
    {
      name: 'Home, organisation menu',
      path: '/home',
      as: 'sue',
      only: 'desktop',
      steps: async ({ navigation }) => {
        await navigation.organisation.click()
        await navigation.organisations.first().waitFor()
      },
    },
    {
      name: 'Navigation on a phone',
      path: '/home',
      as: 'sue',
      only: 'phone',
      steps: async ({ page }) => {
        await page.getByRole('button', openMenu).click()
        await page.getByRole('dialog').waitFor()
      },
    },
    {
      name: 'Organisation menu on a phone',
      path: '/home',
      as: 'sue',
      only: 'phone',
      steps: async ({ page, navigation }) => {
        await page.getByRole('button', openMenu).click()
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /^Organisation/ })
          .click()
        await navigation.organisations.first().waitFor()
      },
    },
    {
      name: 'Home, an organisation with a long name',
      path: '/home',
      as: 'olga',
      before: ({ page }) =>
        rewrite(page, '**/backend/organisations', (row) => ({ ...row, CompanyName: longName })),
    },
    {
      name: 'Home, loading',
      path: '/home',
      as: 'una',
      holds: connectorTypes,
    },
    { name: 'Home, failed', path: '/home', as: 'una', before: ({ page }) => fail(page, connectorTypes) },
    {
      name: 'Command palette',
      path: '/home',
      as: 'sue',
      steps: async ({ page }) => {
        await page.keyboard.press('ControlOrMeta+k')
        await page.getByRole('dialog').waitFor()
      },
    },
    {
      name: 'Command palette, searching',
      path: '/home',
      as: 'sue',
      steps: async ({ page }) => {
        await page.keyboard.press('ControlOrMeta+k')
        await page.getByRole('dialog').getByRole('combobox').fill('a')
        await page.getByRole('option').first().waitFor()
      },
    },
  ],
}
