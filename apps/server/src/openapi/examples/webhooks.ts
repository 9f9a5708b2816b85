import type { webhooks as feature } from '@tributary/sdk/contract'
import type { Examples } from './example.ts'
import { ids, written } from './samples.ts'

const webhook = {
  Id: ids.webhook,
  Name: 'Stock system',
  Url: 'https://hooks.acme.example/tributary',
  Events: ['refresh.failed', 'refresh.succeeded'],
  Connectors: null,
  Active: true,
  Fault: null,
  FailingSinceUtc: null,
  PreviousSecretUntilUtc: null,
  CreatedAtUtc: '2026-11-21T07:00:00.000Z',
  LastDelivery: { State: 'delivered', CreatedAtUtc: '2026-11-21T07:30:00.000Z', ResponseStatus: 204 },
}
const Secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo='
const delivery = {
  Id: ids.delivery,
  Event: 'structure.synchronised',
  State: 'waiting',
  CreatedAtUtc: '2026-11-21T07:30:00.000Z',
  Attempts: 1,
  AttemptedAtUtc: '2026-11-21T07:30:01.000Z',
  NextAttemptAtUtc: '2026-11-21T07:30:06.000Z',
  ResponseStatus: 503,
  ResponseBody: 'Please try again later.',
  DurationMs: 120,
  Error: 'The receiver responded with status 503.',
  Body: JSON.stringify({
    type: 'structure.synchronised',
    timestamp: '2026-11-21T07:30:00.000Z',
    version: 1,
    data: {
      organisation: { id: ids.organisation, name: 'acme Traders' },
      link: 'https://portal.example/excel/table-synchronisation',
    },
  }),
}
const tested = {
  ...delivery,
  Event: 'webhook.test',
  State: 'delivered',
  NextAttemptAtUtc: null,
  ResponseStatus: 204,
  ResponseBody: '',
  Error: null,
}
const again = { ...delivery, Attempts: 10, State: 'waiting' }

export const webhooksExamples: Examples<typeof feature> = {
  listWebhooks: { answer: [webhook] },
  createWebhook: {
    body: { Name: webhook.Name, Url: webhook.Url, Events: webhook.Events },
    answer: written('The webhook has been created.', { ...webhook, Secret }),
  },
  updateWebhook: {
    body: { Active: false },
    answer: written('The webhook has been saved.', { ...webhook, Active: false }),
  },
  deleteWebhook: { answer: written('The webhook has been deleted.', null) },
  rotateWebhookSecret: {
    answer: written('The webhook has a new secret. The previous one signs as well for 24 hours.', {
      ...webhook,
      PreviousSecretUntilUtc: '2026-11-22T07:00:00.000Z',
      Secret,
    }),
  },
  testWebhook: { answer: written('The receiver has accepted the test event.', tested) },
  listWebhookDeliveries: { answer: [delivery] },
  replayDelivery: { answer: written('The delivery will be sent again.', again) },
  replayFailedDeliveries: {
    body: { SinceUtc: '2026-11-20T00:00:00.000Z' },
    answer: written('3 deliveries will be sent again.', 3),
  },
}
