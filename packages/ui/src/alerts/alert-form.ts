import {
  type AlertEvent,
  type AlertPace,
  type AlertSettings,
  alertEvents,
  alertLimits,
} from '@tributary/domain'
import { isClockTime } from '@tributary/sdk/alerts'
import { formatNumber } from '@tributary/sdk/common'
import { alertsText } from './alerts.messages.ts'

/** The fields of the alert settings. Each event is a field, so that the form knows which were changed. */
export type AlertForm = Record<AlertEvent, boolean> & {
  connectors: AlertSettings['connectors']
  pace: AlertPace
  minutes: string
  dailyAt: string
  quiet: boolean
  from: string
  to: string
  zone: string
}

type Field = keyof AlertForm

/** The fields in the order of the screen. */
export const alertFields = [
  ...alertEvents,
  'connectors',
  'pace',
  'minutes',
  'dailyAt',
  'quiet',
  'from',
  'to',
  'zone',
] as const satisfies readonly Field[]

const night = { from: '22:00', to: '07:00' }

/** The settings as fields. A user who has not chosen a time zone yet gets that of the browser. */
export function alertFormOf({ quiet, ...settings }: AlertSettings, browserZone: string): AlertForm {
  const { connectors, pace, delayMinutes, dailyAt, zone } = settings
  const isNew = settings.events.length === 0 && zone === 'UTC'
  // The keys are the events.
  const events = Object.fromEntries(
    alertEvents.map((event) => [event, settings.events.includes(event)]),
  ) as Record<AlertEvent, boolean>
  return {
    ...events,
    ...{ connectors, pace, minutes: String(delayMinutes), dailyAt },
    ...{ quiet: quiet !== null, ...(quiet ?? night), zone: isNew ? browserZone : zone },
  }
}

/** Which fields are on screen. The others have no effect. */
export function shownFields(form: AlertForm) {
  const on = alertEvents.some((event) => form[event])
  const quiet = on && form.pace !== 'daily'
  const hours = quiet && form.quiet
  return {
    ...{ on, quiet, hours, minutes: on && form.pace === 'delayed', dailyAt: on && form.pace === 'daily' },
    zone: on && (form.pace === 'daily' || form.quiet),
  }
}

/** The settings to save. A field that is not on screen keeps its stored value. */
export function alertSettingsOf(form: AlertForm, stored: AlertSettings): AlertSettings {
  const shown = shownFields(form)
  const { connectors, pace, from, to, zone } = form
  return {
    events: alertEvents.filter((event) => form[event]),
    ...{ connectors, pace, zone },
    delayMinutes: shown.minutes ? Number(form.minutes) : stored.delayMinutes,
    dailyAt: shown.dailyAt ? form.dailyAt : stored.dailyAt,
    quiet: !shown.quiet ? stored.quiet : shown.hours ? { from, to } : null,
  }
}

/** Returns the message of a field, or null if it is valid or not on screen. */
export function alertFieldError(field: Field, form: AlertForm): string | null {
  const { form: words } = alertsText
  const shown = shownFields(form)
  if (field === 'minutes' && shown.minutes && !isDelay(form.minutes))
    return words.minutesWrong(formatNumber(alertLimits.delayMinutes))
  if (field === 'dailyAt' && shown.dailyAt && !isClockTime(form.dailyAt)) return words.timeWrong
  if (!shown.hours || (field !== 'from' && field !== 'to')) return null
  if (!isClockTime(form[field])) return words.timeWrong
  return field === 'to' && form.from === form.to ? words.quietSame : null
}

const isDelay = (text: string) =>
  /^\d+$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= alertLimits.delayMinutes
