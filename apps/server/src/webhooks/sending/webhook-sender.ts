import { type Attempting, attemptDelivery } from './attempt-delivery.ts'
import { claimDelivery } from './delivery-results.queries.ts'
import { type FairSlots, type FairSlotsOptions, fairSlots } from './fair-slots.ts'

export type WebhookSenderOptions = Attempting & Pick<FairSlotsOptions<never>, 'pollMs' | 'most'>

export type WebhookSender = FairSlots

/** Sends due deliveries. A delivery may arrive twice, but is never lost. */
export const startWebhookSender = (options: WebhookSenderOptions): WebhookSender =>
  fairSlots({
    ...options,
    claim: (busy) => claimDelivery(options.storage.db, options.clock(), busy),
    carryOut: (delivery, signal) => attemptDelivery({ ...options, signal }, delivery),
    onError: (error) => options.log.warn({ err: error }, 'Webhook deliveries could not be read or stored'),
  })
