import type { Webhook, WebhookDelivery } from '@tributary/domain'
import { minutesAgo, sampleNow } from '../connectors/connectors.samples.ts'

export const webhook = (facts: Partial<Webhook> = {}): Webhook => ({
  id: 'stock',
  name: 'Stock system',
  url: 'https://hooks.stock.example/tributary',
  events: ['refresh.failed', 'refresh.succeeded'],
  connectors: null,
  active: true,
  fault: null,
  failingSince: null,
  previousSecretUntil: null,
  createdAt: minutesAgo(9_000, sampleNow),
  lastDelivery: { state: 'delivered', createdAt: minutesAgo(5, sampleNow), responseStatus: 204 },
  ...facts,
})

export const webhooks: Webhook[] = [
  webhook({
    id: 'old',
    name: 'Old ticket system',
    active: false,
    fault: 'failing',
    events: ['refresh.failed'],
  }),
  webhook({
    id: 'chat',
    name: 'Operations chat',
    failingSince: minutesAgo(90, sampleNow),
    lastDelivery: { state: 'failed', createdAt: minutesAgo(12, sampleNow), responseStatus: 503 },
    connectors: ['c-1'],
  }),
  webhook(),
  webhook({ id: 'paused', name: 'Warehouse', active: false, lastDelivery: null }),
]

const body = {
  type: 'refresh.failed',
  timestamp: '2026-11-21T08:55:00.000Z',
  version: 1,
  data: {
    organisation: { id: 'o-1', name: 'acme Traders' },
    connector: { id: 'c-1', name: 'Warehouse files', type: 'ftp' },
  },
}

export const delivery = (facts: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id: '0193f5a2-6c1d-4e8b-9a37-000000000027',
  event: 'refresh.failed',
  state: 'delivered',
  createdAt: minutesAgo(5, sampleNow),
  attempts: 1,
  attemptedAt: minutesAgo(5, sampleNow),
  nextAttemptAt: null,
  responseStatus: 204,
  responseBody: null,
  durationMs: 120,
  error: null,
  body: JSON.stringify(body),
  ...facts,
})

export const waiting = delivery({
  id: 'waiting',
  state: 'waiting',
  attempts: 2,
  nextAttemptAt: minutesAgo(-5, sampleNow),
  responseStatus: 503,
  responseBody: '<h1>Service unavailable</h1>',
  error: 'The receiver responded with status 503.',
})

export const deliveries: WebhookDelivery[] = [
  waiting,
  delivery({ id: 'one', event: 'refresh.succeeded' }),
  delivery({
    id: 'two',
    state: 'failed',
    attempts: 10,
    responseStatus: null,
    durationMs: null,
    error: 'The connection to the receiver failed.',
  }),
]
