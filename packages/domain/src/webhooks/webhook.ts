import type { Id } from '../id.ts'

/** The events that a webhook can report. */
export const webhookEventTypes = [
  'refresh.failed',
  'refresh.succeeded',
  'refresh.stuck',
  'authorisation.needed',
  'approval.waiting',
  'structure.synchronised',
] as const

/** An event that a webhook can report. */
export type WebhookEventType = (typeof webhookEventTypes)[number]

/** Why the server has disabled a webhook: its receiver responded with 410, or failed for five days. */
export type WebhookFault = 'gone' | 'failing'

/** The limits of webhooks: per organisation, and the lengths of texts. */
export const webhookLimits = { perOrganisation: 20, name: 60, url: 2_000, connectors: 200 } as const

/** An address of another system that the server sends events of an organisation to. */
export type Webhook = {
  /** Its id. */
  id: string
  /** The name on screen. */
  name: string
  /** The address that events are sent to. */
  url: string
  /** The events to send. */
  events: WebhookEventType[]
  /** The connectors whose events are sent; null for all. Events that are not about a connector are always sent. */
  connectors: Id[] | null
  /** Whether events are sent. */
  active: boolean
  /** Why the server has disabled it; null if it has not. */
  fault: WebhookFault | null
  /** Since when all attempts have failed; null after a success. */
  failingSince: Date | null
  /** Until when the previous secret signs as well; null without a recent rotation. */
  previousSecretUntil: Date | null
  /** When it was created. */
  createdAt: Date
  /** The newest delivery; null before the first. */
  lastDelivery: WebhookLastDelivery | null
}

/** The newest delivery of a webhook, in short. */
export type WebhookLastDelivery = {
  /** Whether the receiver has accepted it. */
  state: DeliveryState
  /** When the event happened. */
  createdAt: Date
  /** The HTTP status of the latest response; null without one. */
  responseStatus: number | null
}

/** A webhook with the secret that signs its events. */
export type WebhookWithSecret = Webhook & {
  /** The secret. No later response contains it. */
  secret: string
}

/** The states of a delivery. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const

/** The state of a delivery: more attempts follow, the receiver has accepted it, or it was given up. */
export type DeliveryState = (typeof deliveryStates)[number]

/** An event that was sent to a webhook, or is about to be. */
export type WebhookDelivery = {
  /** Its id, which the receiver gets as `webhook-id`. It stays the same for all attempts. */
  id: string
  /** The type of the event, or `webhook.test`. */
  event: string
  /** Whether more attempts follow. */
  state: DeliveryState
  /** When the event happened. */
  createdAt: Date
  /** The number of attempts. */
  attempts: number
  /** When the latest attempt began; null before the first. */
  attemptedAt: Date | null
  /** When the next attempt is due; null if none follows. */
  nextAttemptAt: Date | null
  /** The HTTP status of the latest response; null without one. */
  responseStatus: number | null
  /** The start of the latest response; null without one. */
  responseBody: string | null
  /** How long the latest response took, in milliseconds; null without one. */
  durationMs: number | null
  /** Why the latest attempt failed; null if it did not. */
  error: string | null
  /** The body that is sent, as JSON. */
  body: string
}
