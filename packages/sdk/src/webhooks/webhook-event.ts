import { webhookEventTypes } from '@tributary/domain'
import * as z from 'zod/mini'

/** The version of the schema of events. It increases with changes that can break receivers. */
export const WEBHOOK_EVENT_VERSION = 1

const organisation = z.object({ id: z.string(), name: z.string() })
const connector = z.object({ id: z.string(), name: z.string(), type: z.string() })
const link = z.string()
const refresh = {
  id: z.string(),
  trigger: z.string(),
  full: z.boolean(),
  triggeredAt: z.string(),
}
const ended = { completedAt: z.string(), rows: z.number() }

const common = { timestamp: z.string(), version: z.number() }

/** The schema of the events that webhooks receive. */
const schema = z.union([
  z.object({
    type: z.literal('refresh.failed'),
    ...common,
    data: z.object({
      organisation,
      connector,
      refresh: z.object({ ...refresh, ...ended, error: z.string(), cause: z.nullable(z.string()) }),
      link,
    }),
  }),
  z.object({
    type: z.literal('refresh.succeeded'),
    ...common,
    data: z.object({
      organisation,
      connector,
      refresh: z.object({ ...refresh, ...ended, detail: z.nullable(z.string()), leftOutTables: z.number() }),
      link,
    }),
  }),
  z.object({
    type: z.literal('refresh.stuck'),
    ...common,
    data: z.object({ organisation, connector, refresh: z.object(refresh), link }),
  }),
  z.object({
    type: z.literal('authorisation.needed'),
    ...common,
    data: z.object({ organisation, connector, link }),
  }),
  z.object({
    type: z.literal('approval.waiting'),
    ...common,
    data: z.object({ organisation, approval: z.object({ id: z.string(), kind: z.string() }), link }),
  }),
  z.object({
    type: z.literal('structure.synchronised'),
    ...common,
    data: z.object({ organisation, link }),
  }),
  z.object({
    type: z.literal('webhook.test'),
    ...common,
    data: z.object({ organisation, webhook: z.object({ id: z.string(), name: z.string() }), link }),
  }),
])

/**
 * An event as a webhook receives it. `timestamp` is when it happened, in ISO 8601. `link` leads to the place in the portal.
 * `connector.type` is in lower case. `refresh.error` and `refresh.detail` are sentences for people, `refresh.cause` is one of
 * `refreshCauses`. Newer servers may add fields, and types that {@link parseWebhookEvent} does not accept.
 */
export type WebhookEvent = z.infer<typeof schema>

/** The events that a test or a subscription can produce. */
export const everyWebhookEvent = [...webhookEventTypes, 'webhook.test'] as const

/** Reads the body of a verified request. Null for an event that this version of the SDK does not know. */
export function parseWebhookEvent(body: string): WebhookEvent | null {
  const result = z.safeDecode(schema, jsonOf(body) as WebhookEvent)
  return result.success ? result.data : null
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
