import { deliveryStates, webhookEventTypes, webhookLimits } from '@tributary/domain'
import * as z from 'zod/mini'
import { isWebhookUrl } from '../common/validation/webhook-url.ts'
import { endpoint } from './endpoint.ts'
import { webhook, webhookDelivery, webhookWithSecret } from './webhooks.entities.ts'
import { list, nothing, written } from './wire/answers.ts'
import { nameUpTo } from './wire/common.ts'
import { id, textUpTo, upToHundred } from './wire/fields.ts'
import { holds } from './wire/holds.ts'
import { parseInstant } from './wire/instant.ts'
import { request } from './wire/request.ts'

const service = 'connector'
const path = '/business2cloud/clients/{orgId}/webhooks'

const webhookName = /* @__PURE__ */ nameUpTo(webhookLimits.name)
const webhookUrl = /* @__PURE__ */ z
  .string()
  .check(
    z.maxLength(webhookLimits.url),
    holds(isWebhookUrl, 'is not an address that events can be sent to.', 'a URL without a user name'),
  )
const events = /* @__PURE__ */ z
  .array(z.literal(webhookEventTypes))
  .check(z.minLength(1), z.maxLength(webhookEventTypes.length))
const connectors = /* @__PURE__ */ z.nullable(
  z.array(id).check(z.minLength(1), z.maxLength(webhookLimits.connectors)),
)

const time = /* @__PURE__ */ z.string().check(
  z.maxLength(40),
  holds((text) => parseInstant(text) !== null, 'is not a time.', 'an ISO 8601 time'),
)

export const listWebhooks = endpoint({
  method: 'GET',
  path,
  summary: 'List the webhooks of an organisation.',
  level: 2,
  response: list(webhook),
  service,
})

export const createWebhook = endpoint({
  method: 'POST',
  path,
  summary: 'Create a webhook. Only this response contains its secret.',
  level: 2,
  body: request({
    /** The name on screen, trimmed, up to 60 characters. */
    name: ['Name', webhookName],
    /** The address, https. An installation that allows private targets accepts http as well. */
    url: ['Url', webhookUrl],
    /** The events to send. */
    events: ['Events', events],
    /** The connectors whose events are sent. Null or missing for all. */
    connectors: ['Connectors', z.optional(connectors)],
  }),
  response: written(webhookWithSecret),
  errors: [409],
  service,
  keyed: false,
})

export const updateWebhook = endpoint({
  method: 'PATCH',
  path: `${path}/{id}`,
  summary: 'Change, pause or resume a webhook.',
  level: 2,
  body: request({
    /** The new name. Unchanged if missing. */
    name: ['Name', z.optional(webhookName)],
    /** The new address. Unchanged if missing. */
    url: ['Url', z.optional(webhookUrl)],
    /** The events to send. Unchanged if missing. */
    events: ['Events', z.optional(events)],
    /** The connectors whose events are sent; null for all. Unchanged if missing. */
    connectors: ['Connectors', z.optional(connectors)],
    /** Whether events are sent. True also enables a disabled webhook. Unchanged if missing. */
    active: ['Active', z.optional(z.boolean())],
  }),
  response: written(webhook),
  service,
})

export const deleteWebhook = endpoint({
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Delete a webhook and its deliveries.',
  level: 2,
  response: written(nothing),
  service,
})

export const rotateWebhookSecret = endpoint({
  method: 'POST',
  path: `${path}/{id}/secret`,
  summary: 'Replace the secret of a webhook. The previous one signs as well for 24 hours.',
  level: 2,
  response: written(webhookWithSecret),
  service,
  keyed: false,
})

export const testWebhook = endpoint({
  method: 'POST',
  path: `${path}/{id}/test`,
  summary: 'Send the event `webhook.test` once, and return the result.',
  level: 2,
  response: written(webhookDelivery),
  service,
  deadline: 'write',
  keyed: false,
})

export const listWebhookDeliveries = endpoint({
  method: 'GET',
  path: `${path}/{id}/deliveries`,
  summary: 'List the deliveries of a webhook, newest first. They are kept for 30 days.',
  level: 2,
  query: z.strictObject({
    /** Only deliveries in this state. */
    state: z.optional(z.literal(deliveryStates)),
    /** The most deliveries, 1 to 100. 50 if missing. */
    limit: z.optional(upToHundred),
    /** The id of the last delivery of the previous page. */
    before: z.optional(textUpTo(100)),
  }),
  response: list(webhookDelivery),
  service,
})

export const replayDelivery = endpoint({
  method: 'POST',
  path: `${path}/{id}/deliveries/{deliveryId}/replay`,
  summary: 'Send a delivery again, or one that waits now, with the same id and body.',
  level: 2,
  response: written(webhookDelivery),
  errors: [409],
  service,
})

export const replayFailedDeliveries = endpoint({
  method: 'POST',
  path: `${path}/{id}/replay`,
  summary: 'Send all failed deliveries since a time again.',
  level: 2,
  body: request({
    /** Events that happened at this time or later, in ISO 8601. */
    since: ['SinceUtc', time],
  }),
  response: written(z.number()),
  errors: [409],
  service,
})
