import type { Page } from '@playwright/test'
import { harbourManifest } from '../e2e/support/data/harbour-manifest.ts'
import { CustomSourcesScreen } from '../e2e/support/screens/custom-sources-screen.ts'
import { answer } from './answers.ts'
import type { Group } from './screen.ts'

const path = '/connectors/custom/sources'
const calls = '**/backend/business2cloud/clients/*/custom-sources'
const text = harbourManifest('https://harbour-crm.example/v1/')

const harbour = {
  ...{ Id: 'crm', Name: 'Harbour CRM', Format: 'tributary', Origin: 'organisation', Version: 3 },
  Settings: [
    { Name: 'shop', Title: 'Shop', Secret: false, Required: true },
    { Name: 'apiKey', Title: 'API key', Secret: true, Required: true },
    { Name: 'startDate', Title: 'Start date', Secret: false, Required: false },
  ],
  Tables: ['contacts', 'companies', 'deals', 'deal_lines', 'notes'],
  ...{ Hosts: ['{shop}.harbour-crm.example'], NeedsAuthorisation: false, Connectors: 2 },
  ...{ ChangedAtUtc: '2026-11-20T10:00:00Z', ChangedBy: 'Olga Oak' },
}
const ofInstallation = { Origin: 'installation', ChangedAtUtc: null, ChangedBy: null, Version: 1 }
const sources = [
  harbour,
  {
    ...{ ...harbour, Id: 'news', Name: 'Klaviyo, the newsletters of all shops in New Zealand and Australia' },
    ...{ Format: 'airbyte', Version: 1, Connectors: 0, ChangedBy: null },
  },
  { ...harbour, ...ofInstallation, Id: 'file:books', Name: 'Example Books' },
]

const saved = async (page: Page) => {
  await answer(page, `${calls}/crm`, { ...harbour, Text: text })
  await answer(page, `${calls}/crm/versions`, [
    { Number: 3, AtUtc: '2026-11-20T10:00:00Z', By: 'Olga Oak', Restored: 1 },
    { Number: 2, AtUtc: '2026-11-18T10:00:00Z', By: null, Restored: null },
    { Number: 1, AtUtc: '2026-11-02T10:00:00Z', By: 'Adam Ash', Restored: null },
  ])
  await answer(page, `${calls}/crm/versions/2`, {
    ...{ Number: 2, AtUtc: '2026-11-18T10:00:00Z', By: null, Restored: null },
    Text: text.replace('per_page: 50', 'per_page: 100').replace('kind: text', 'kind: text, name: renamed'),
  })
}

const tried = {
  Request: {
    ...{ Method: 'GET', Url: 'https://birch.harbour-crm.example/v1/contacts?per_page=50&page=1', Body: null },
    Headers: [
      { Name: 'accept', Value: 'application/json' },
      { Name: 'authorization', Value: 'Bearer ••••••••' },
    ],
  },
  ...{
    Status: 200,
    Error: null,
    Notes: ['The column phone is empty, because no record on this page has it.'],
  },
  Preview: {
    Columns: ['id', 'first_name', 'last_name', 'company_id'].map((Name) => ({ Name, Type: 'text' })),
    Rows: Array.from({ length: 20 }, (_, at) => [String(5001 + at), 'Aroha', 'Rewi', at % 3 ? '12' : null]),
    HasMore: true,
  },
}

const write = async (page: Page, manifest: string) => {
  const { text: box, status } = new CustomSourcesScreen(page)
  await box.fill(manifest)
  await status.filter({ hasText: 'fault' }).waitFor()
}

/** The screens of custom sources. */
export const customSources: Group = {
  title: 'Custom sources',
  screens: [
    { name: 'Custom sources', path, as: 'olga', before: ({ page }) => answer(page, calls, sources) },
    { name: 'Custom sources, none', path, as: 'olga', before: ({ page }) => answer(page, calls, []) },
    { name: 'Custom sources, loading', path, as: 'olga', holds: calls },
    { name: 'Custom source, new', path: `${path}/new`, as: 'olga' },
    {
      name: 'Custom source, faults',
      path: `${path}/new`,
      as: 'olga',
      steps: ({ page }) =>
        write(
          page,
          text.replace('kind: pageNumber,', 'kind: pageNumbers,').replace('kind: whole', 'kind: number'),
        ),
    },
    {
      name: 'Custom source, tried',
      path: `${path}/crm`,
      as: 'olga',
      before: async ({ page }) => {
        await saved(page)
        await answer(page, `${calls}/try`, tried)
      },
      steps: async ({ page }) => {
        await page.getByLabel('API key').fill('s3cret')
        await page.getByRole('button', { name: 'Try', exact: true }).click()
        await page.getByRole('table').waitFor()
      },
    },
    {
      name: 'Custom source, versions',
      path: `${path}/crm`,
      as: 'olga',
      before: ({ page }) => saved(page),
      steps: async ({ page }) => {
        await page.getByRole('button', { name: 'Versions' }).click()
        await page.getByRole('dialog').getByRole('listitem').first().waitFor()
      },
    },
    {
      name: 'Custom source, an earlier version',
      path: `${path}/crm`,
      as: 'olga',
      before: ({ page }) => saved(page),
      steps: async ({ page }) => {
        await page.getByRole('button', { name: 'Versions' }).click()
        await page.getByRole('button', { name: 'View version 2' }).click()
        await page.getByRole('region', { name: 'Version 2' }).waitFor()
      },
    },
    {
      name: 'Custom source, a new connector',
      path: '/connectors/custom/manage',
      as: 'olga',
      before: ({ page }) => answer(page, calls, sources),
      steps: async ({ page }) => {
        await page.getByRole('button', { name: 'Connect/ Reconnect' }).click()
        await page.getByRole('menuitem', { name: 'Harbour CRM' }).click()
        await page.getByRole('dialog').waitFor()
      },
    },
    {
      name: 'Custom source, the menu of sources',
      path: '/connectors/custom/manage',
      as: 'olga',
      before: ({ page }) => answer(page, calls, sources),
      steps: async ({ page }) => {
        await page.getByRole('button', { name: 'Connect/ Reconnect' }).click()
        await page.getByRole('menuitem').first().waitFor()
      },
    },
  ],
}
