import { webhooks } from '@tributary/sdk/contract'
import type { FastifyInstance } from 'fastify'
import { authorOf } from '../audit/audited-transaction.ts'
import { type Guards, mount } from '../http/mount.ts'
import type { Services } from '../services.ts'
import { listDeliveries, replayDelivery, replayFailedDeliveries, testWebhook } from './deliveries.rules.ts'
import { createWebhook, deleteWebhook, listWebhooks, rotateSecret, updateWebhook } from './webhooks.rules.ts'

export function webhooksRoutes(app: FastifyInstance, services: Services, guards: Guards): void {
  mount(
    app,
    guards,
    webhooks,
  )({
    listWebhooks: ({ params }) => listWebhooks(services, params.orgId),
    createWebhook: (call) => createWebhook(services, authorOf(call), call.params.orgId, call.body),
    updateWebhook: (call) => updateWebhook(services, authorOf(call), call.params, call.body),
    deleteWebhook: (call) => deleteWebhook(services, authorOf(call), call.params),
    rotateWebhookSecret: (call) => rotateSecret(services, authorOf(call), call.params),
    testWebhook: (call) => testWebhook(services, authorOf(call), call.params),
    listWebhookDeliveries: ({ params, query }) => listDeliveries(services, params, query),
    replayDelivery: (call) => replayDelivery(services, authorOf(call), call.params),
    replayFailedDeliveries: (call) =>
      replayFailedDeliveries(services, authorOf(call), call.params, call.body.since),
  })
}
