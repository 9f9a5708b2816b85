import type { webhooks } from '@tributary/sdk/contract'
import type { InputsOf, Target } from './call-input.ts'

const webhook = ({ orgId, of }: Target) => ({ orgId, id: of.webhook })

export const webhookInputs: InputsOf<typeof webhooks> = {
  listWebhooks: ({ orgId }) => ({ params: { orgId } }),
  createWebhook: ({ orgId }) => ({
    params: { orgId },
    body: { Name: 'Stock', Url: 'https://hooks.example/', Events: ['refresh.failed'] },
  }),
  updateWebhook: (target) => ({ params: webhook(target), body: { Name: 'Renamed' } }),
  deleteWebhook: (target) => ({ params: webhook(target) }),
  rotateWebhookSecret: (target) => ({ params: webhook(target) }),
  testWebhook: (target) => ({ params: webhook(target) }),
  listWebhookDeliveries: (target) => ({ params: webhook(target), query: { limit: '1' } }),
  replayDelivery: (target) => ({ params: { ...webhook(target), deliveryId: target.of.delivery } }),
  replayFailedDeliveries: (target) => ({
    params: webhook(target),
    body: { SinceUtc: '2026-11-21T00:00:00.000Z' },
  }),
}
