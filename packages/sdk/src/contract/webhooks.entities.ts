import {
  deliveryStates,
  type Webhook,
  type WebhookDelivery,
  type WebhookLastDelivery,
  type WebhookWithSecret,
} from '@tributary/domain'
import * as z from 'zod/mini'
import { entity } from './wire/entity.ts'
import { id, orNull, text } from './wire/fields.ts'
import { instant, instantOrNull } from './wire/instant.ts'
import { trusted } from './wire/trusted.ts'

// A newer server may know events that this version does not.
const knownEvents = /* @__PURE__ */ z.codec(z.array(z.string()), trusted<Webhook['events']>(), {
  decode: (wire) => wire as Webhook['events'],
  encode: (events) => events,
})

const lastDelivery = entity<WebhookLastDelivery>({
  state: ['State', z.literal(deliveryStates)],
  createdAt: ['CreatedAtUtc', instant],
  responseStatus: ['ResponseStatus', orNull(z.number())],
})

const fields = {
  id: ['Id', text],
  name: ['Name', text],
  url: ['Url', text],
  events: ['Events', knownEvents],
  connectors: ['Connectors', orNull(z.array(id))],
  active: ['Active', z.boolean()],
  fault: ['Fault', orNull(z.literal(['gone', 'failing']))],
  failingSince: ['FailingSinceUtc', instantOrNull],
  previousSecretUntil: ['PreviousSecretUntilUtc', instantOrNull],
  createdAt: ['CreatedAtUtc', instant],
  lastDelivery: ['LastDelivery', orNull(lastDelivery)],
} as const

export const webhook = entity<Webhook>(fields)

export const webhookWithSecret = entity<WebhookWithSecret>({ ...fields, secret: ['Secret', text] })

export const webhookDelivery = entity<WebhookDelivery>({
  id: ['Id', text],
  event: ['Event', text],
  state: ['State', z.literal(deliveryStates)],
  createdAt: ['CreatedAtUtc', instant],
  attempts: ['Attempts', z.number()],
  attemptedAt: ['AttemptedAtUtc', instantOrNull],
  nextAttemptAt: ['NextAttemptAtUtc', instantOrNull],
  responseStatus: ['ResponseStatus', orNull(z.number())],
  responseBody: ['ResponseBody', orNull(text)],
  durationMs: ['DurationMs', orNull(z.number())],
  error: ['Error', orNull(text)],
  body: ['Body', text],
})
