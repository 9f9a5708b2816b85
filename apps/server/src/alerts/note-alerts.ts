import type { AlertSettings } from '@tributary/domain'
import { alertDueAt } from '@tributary/sdk/alerts'
import type { Transaction } from 'kysely'
import type { Database } from '../storage/schema.ts'
import { settingsOf } from './alert-settings.queries.ts'
import {
  type AlertCause,
  alertsToFix,
  channelsFor,
  dropPending,
  errorOfRun,
  insertAlert,
  isAlertEvent,
  markFixed,
  recipientsOf,
  reopenAlerts,
} from './alerts.queries.ts'

type Trx = Transaction<Database>

/**
 * Stores who is to be alerted of an event. While a connector fails, each recipient has one alert of it; the next success
 * ends it, with an alert to those who had got the first.
 */
export async function noteAlerts(trx: Trx, event: AlertCause): Promise<void> {
  const { type, connectorId } = event
  if (type === 'refresh.succeeded' && connectorId !== null) return noteSuccess(trx, connectorId, event.at)
  if (!isAlertEvent(type)) return
  if (connectorId !== null) await reopenAlerts(trx, connectorId)
  const [recipients, channels] = [await recipientsOf(trx, event), await channelsFor(trx, event)]
  if (recipients.length + channels.length === 0) return
  const detail = type === 'refresh.failed' ? await errorOfRun(trx, event.subjectId) : null
  const cause = { ...event, type }
  for (const { userId, settings } of recipients)
    await insertAlert(trx, cause, detail, { userId, dueAt: alertDueAt(settings, event.at) })
  for (const { id } of channels) await insertAlert(trx, cause, detail, { channelId: id, dueAt: event.at })
}

async function noteSuccess(trx: Trx, connectorId: string, at: Date): Promise<void> {
  await dropPending(trx, connectorId)
  for (const { id, userId } of await alertsToFix(trx, connectorId)) {
    const settings = userId === null ? null : await settingsOf(trx, userId)
    await markFixed(trx, id, settings ? fixedDueAt(settings, at) : at)
  }
}

/** The problem is over, so nothing is gained by waiting whether it lasts. */
const fixedDueAt = (settings: AlertSettings, at: Date) =>
  alertDueAt(settings.pace === 'delayed' ? { ...settings, pace: 'immediately' } : settings, at)
