import {
  type AlertChannel,
  type AlertSettings,
  alertChannelKinds,
  alertEvents,
  alertLimits,
  alertPaces,
  type QuietHours,
} from '@tributary/domain'
import * as z from 'zod/mini'
import { isClockTime } from '../common/validation/clock-time.ts'
import { isWebhookUrl } from '../common/validation/webhook-url.ts'
import { endpoint } from './endpoint.ts'
import { list, nothing, written } from './wire/answers.ts'
import { nameUpTo } from './wire/common.ts'
import { entity } from './wire/entity.ts'
import { orNull, text, textUpTo } from './wire/fields.ts'
import { holds } from './wire/holds.ts'
import { request } from './wire/request.ts'

const service = 'connector'
const path = '/business2cloud/clients/{orgId}/alert-channels'

const events = /* @__PURE__ */ z.array(z.literal(alertEvents)).check(z.maxLength(alertEvents.length))
const someEvents = /* @__PURE__ */ z
  .array(z.literal(alertEvents))
  .check(z.minLength(1), z.maxLength(alertEvents.length))
const clockTime = /* @__PURE__ */ z.string().check(holds(isClockTime, 'is not a time of day.', 'HH:MM'))
const channelName = /* @__PURE__ */ nameUpTo(alertLimits.name)
const channelUrl = /* @__PURE__ */ z
  .string()
  .check(
    z.maxLength(alertLimits.url),
    holds(isWebhookUrl, 'is not an address that alerts can be posted to.', 'a URL without a user name'),
  )

const quietHours = entity<QuietHours>({ from: ['From', clockTime], to: ['To', clockTime] })

const settings = entity<AlertSettings>({
  events: ['Events', events],
  connectors: ['Connectors', z.literal(['mine', 'all'])],
  pace: ['Pace', z.literal(alertPaces)],
  delayMinutes: ['DelayMinutes', z.number()],
  dailyAt: ['DailyAt', text],
  quiet: ['Quiet', orNull(quietHours)],
  zone: ['Zone', text],
})

const channel = entity<AlertChannel>({
  id: ['Id', text],
  name: ['Name', text],
  kind: ['Kind', z.literal(alertChannelKinds)],
  host: ['Host', text],
  events: ['Events', events],
  error: ['Error', orNull(text)],
})

export const getAlertSettings = endpoint({
  method: 'GET',
  path: '/me/alerts',
  summary: 'Get the alert settings of the caller.',
  level: 'user',
  response: settings,
})

export const saveAlertSettings = endpoint({
  method: 'POST',
  path: '/me/alerts',
  summary: 'Change the alert settings of the caller.',
  level: 'user',
  body: request({
    /** The events; empty for no alerts. */
    events: ['Events', events],
    /** The connectors that count: `mine` for those assigned to the caller, `all` for every one that the caller may see. */
    connectors: ['Connectors', z.literal(['mine', 'all'])],
    /** How soon alerts are sent: `immediately`, `delayed` if the problem lasts, or `daily`. */
    pace: ['Pace', z.literal(alertPaces)],
    /** How long a problem must last before a delayed alert: 1 to 1,440 minutes. */
    delayMinutes: ['DelayMinutes', z.number()],
    /** The time of daily alerts, `HH:MM`. */
    dailyAt: ['DailyAt', clockTime],
    /** The hours without alerts, which may include midnight. Null or missing for none. */
    quiet: [
      'Quiet',
      z.nullish(
        request({
          /** The beginning, `HH:MM`. */
          from: ['From', clockTime],
          /** The end, `HH:MM`. */
          to: ['To', clockTime],
        }),
      ),
    ],
    /** The time zone of these times, e.g. `Europe/Copenhagen`. */
    zone: ['Zone', textUpTo(64)],
  }),
  response: written(settings),
})

export const listAlertChannels = endpoint({
  method: 'GET',
  path,
  summary: 'List the alert channels of an organisation.',
  level: 2,
  response: list(channel),
  service,
})

export const createAlertChannel = endpoint({
  method: 'POST',
  path,
  summary: 'Add an alert channel.',
  level: 2,
  body: request({
    /** The name on screen, trimmed, up to 60 characters. */
    name: ['Name', channelName],
    /** The chat system. */
    kind: ['Kind', z.literal(alertChannelKinds)],
    /** The address of its incoming webhook. No response contains it. */
    url: ['Url', channelUrl],
    /** The events to post. */
    events: ['Events', someEvents],
  }),
  response: written(channel),
  errors: [409],
  service,
  keyed: false,
})

export const updateAlertChannel = endpoint({
  method: 'PATCH',
  path: `${path}/{id}`,
  summary: 'Change an alert channel.',
  level: 2,
  body: request({
    /** The new name. Unchanged if missing. */
    name: ['Name', z.optional(channelName)],
    /** The new address. Unchanged if missing. */
    url: ['Url', z.optional(channelUrl)],
    /** The events to post. Unchanged if missing. */
    events: ['Events', z.optional(someEvents)],
  }),
  response: written(channel),
  service,
  keyed: false,
})

export const deleteAlertChannel = endpoint({
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Delete an alert channel.',
  level: 2,
  response: written(nothing),
  service,
})

export const testAlertChannel = endpoint({
  method: 'POST',
  path: `${path}/{id}/test`,
  summary: 'Post a test message to an alert channel.',
  level: 2,
  response: written(channel),
  service,
  keyed: false,
})
