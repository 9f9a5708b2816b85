import { answer, fail } from './answers.ts'
import { longName } from './long-names.ts'
import type { Group, Screen } from './screen.ts'

const webhooks = '**/backend/business2cloud/clients/*/webhooks'
const deliveries = '**/backend/business2cloud/clients/*/webhooks/*/deliveries?*'
const channels = '**/backend/business2cloud/clients/*/alert-channels'

const webhook = (Id: string, Name: string, more: object = {}) => ({
  ...{ Id, Name, Url: 'https://hooks.stock.example/tributary', Events: ['refresh.failed'] },
  ...{ Connectors: null, Active: true, Fault: null, FailingSinceUtc: null, PreviousSecretUntilUtc: null },
  CreatedAtUtc: '2026-10-02T08:30:00.000Z',
  LastDelivery: { State: 'delivered', CreatedAtUtc: '2026-10-02T08:30:00.000Z', ResponseStatus: 204 },
  ...more,
})

type Before = NonNullable<Screen['before']>

const rows = [
  webhook('chat', 'Operations chat', { FailingSinceUtc: '2026-10-02T08:30:00.000Z' }),
  webhook('stock', 'Stock system', { Events: ['refresh.failed', 'refresh.succeeded'] }),
  webhook('old', 'Old ticket system', { Active: false, Fault: 'failing' }),
  webhook('long', longName, { Active: false, Url: `https://${'a'.repeat(60)}.example/` }),
]

const body = {
  type: 'refresh.failed',
  timestamp: '2026-10-02T08:30:00.000Z',
  version: 1,
  data: { organisation: { id: '1', name: 'acme Traders' }, connector: { id: '1', name: 'Warehouse files' } },
}

const delivery = (Id: string, State: string, more: object = {}) => ({
  ...{ Id, Event: 'refresh.failed', State, CreatedAtUtc: '2026-10-02T08:30:00.000Z', Attempts: 1 },
  ...{ AttemptedAtUtc: '2026-10-02T08:30:00.000Z', NextAttemptAtUtc: null, ResponseStatus: 204 },
  ...{ ResponseBody: null, DurationMs: 120, Error: null, Body: JSON.stringify(body) },
  ...more,
})

const sent = [
  delivery('0193f5a2-6c1d-4e8b-9a37-000000000027', 'waiting', {
    ...{ Attempts: 2, ResponseStatus: 503, ResponseBody: '<h1>Service unavailable</h1>' },
    ...{ NextAttemptAtUtc: '2026-10-02T09:30:00.000Z', Error: 'The receiver responded with status 503.' },
  }),
  delivery('two', 'delivered', { Event: 'refresh.succeeded' }),
  delivery('three', 'failed', { Attempts: 10, ResponseStatus: null, Error: 'The connection failed.' }),
]

const withRows: Before = ({ page }) => answer(page, webhooks, rows)
const withDeliveries: Before = async ({ page }) => {
  await answer(page, webhooks, rows)
  await answer(page, deliveries, sent)
}
const secret = { ...rows[1], Secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=' }

export const adminWebhooks: Group = {
  title: 'Admin: webhooks',
  screens: [
    { name: 'Webhooks, none', path: '/admin/webhooks', as: 'olga' },
    { name: 'Webhooks', path: '/admin/webhooks', as: 'olga', before: withRows },
    {
      name: 'Webhooks, add',
      path: '/admin/webhooks',
      as: 'olga',
      steps: async ({ page }) => {
        await page.getByRole('button', { name: 'Add a webhook' }).click()
        await page.getByRole('radio', { name: 'Only these' }).click()
        await page.getByRole('dialog').getByRole('checkbox', { name: 'Warehouse files' }).waitFor()
      },
    },
    {
      name: 'Webhooks, secret',
      path: '/admin/webhooks',
      as: 'olga',
      before: async ({ page }) => {
        await answer(page, webhooks, rows)
        await answer(page, '**/webhooks/stock/secret', { status: 200, message: 'Done.', data: secret })
      },
      steps: async ({ page }) => {
        await page.getByRole('button', { name: 'More actions for Stock system' }).click()
        await page.getByRole('menuitem', { name: 'Replace secret' }).click()
        await page.getByRole('alertdialog').getByRole('button', { name: 'Replace' }).click()
        await page.getByRole('textbox', { name: 'Secret' }).waitFor()
      },
    },
    { name: 'Webhooks, loading', path: '/admin/webhooks', as: 'olga', holds: webhooks },
    {
      name: 'Webhooks, failed',
      path: '/admin/webhooks',
      as: 'olga',
      before: ({ page }) => fail(page, webhooks),
    },
    {
      name: 'Deliveries',
      path: '/admin/webhooks/stock',
      as: 'olga',
      before: withDeliveries,
      steps: ({ page }) => page.getByRole('button', { name: /^Refresh failed.*Waiting/ }).click(),
    },
    { name: 'Deliveries, disabled', path: '/admin/webhooks/old', as: 'olga', before: withDeliveries },
    {
      name: 'Deliveries, send failed ones again',
      path: '/admin/webhooks/stock',
      as: 'olga',
      before: withDeliveries,
      steps: async ({ page }) => {
        await page.getByRole('button', { name: 'Send failed ones again' }).click()
        await page.getByRole('dialog').waitFor()
      },
    },
    {
      name: 'Deliveries, none',
      path: '/admin/webhooks/stock',
      as: 'olga',
      before: async ({ page }) => {
        await answer(page, webhooks, rows)
        await answer(page, deliveries, [])
      },
    },
    {
      name: 'Deliveries, failed',
      path: '/admin/webhooks/stock',
      as: 'olga',
      before: async ({ page }) => {
        await answer(page, webhooks, rows)
        await fail(page, deliveries)
      },
    },
  ],
}

const channel = (Id: string, Name: string, more: object = {}) => ({
  ...{ Id, Name, Kind: 'slack', Host: 'hooks.slack.com', Events: ['refresh.failed'], Error: null },
  ...more,
})

const withChannels: Before = ({ page }) =>
  answer(page, channels, [
    channel('1', '#operations', { Events: ['refresh.failed', 'refresh.stuck'] }),
    channel('2', 'Finance team', {
      ...{ Kind: 'teams', Host: 'prod-12.westeurope.logic.azure.com' },
      Error: 'The channel responded with status 410.',
    }),
    channel('3', longName),
  ])

export const adminAlerts: Group = {
  title: 'Admin: alert channels',
  screens: [
    { name: 'Alert channels, none', path: '/admin/alerts', as: 'olga' },
    { name: 'Alert channels', path: '/admin/alerts', as: 'olga', before: withChannels },
    {
      name: 'Alert channels, as super administrator',
      path: '/admin/alerts',
      as: 'sue',
      before: withChannels,
    },
    {
      name: 'Alert channels, add',
      path: '/admin/alerts',
      as: 'olga',
      steps: async ({ page }) => {
        await page.getByRole('button', { name: 'Add a channel' }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click()
        await page.getByRole('dialog').getByText('required').first().waitFor()
      },
    },
    {
      name: 'Alert channels, edit',
      path: '/admin/alerts',
      as: 'olga',
      before: withChannels,
      steps: async ({ page }) => {
        await page.getByRole('button', { name: 'More actions for Finance team' }).click()
        await page.getByRole('menuitem', { name: 'Edit channel' }).click()
        await page.getByRole('dialog').waitFor()
      },
    },
    {
      name: 'Alert channels, delete',
      path: '/admin/alerts',
      as: 'olga',
      before: withChannels,
      steps: async ({ page }) => {
        await page.getByRole('button', { name: 'More actions for Finance team' }).click()
        await page.getByRole('menuitem', { name: 'Delete' }).click()
        await page.getByRole('alertdialog').waitFor()
      },
    },
    { name: 'Alert channels, loading', path: '/admin/alerts', as: 'olga', holds: channels },
    {
      name: 'Alert channels, failed',
      path: '/admin/alerts',
      as: 'olga',
      before: ({ page }) => fail(page, channels),
    },
  ],
}
