import { type AlertSettings, alertLimits } from '@tributary/domain'
import { isTimeZone } from '@tributary/sdk/connectors'
import type { Written } from '@tributary/sdk/contract'
import { audit } from '../audit/audit.ts'
import type { Author } from '../audit/audited-transaction.ts'
import type { Caller } from '../http/caller.ts'
import { badRequest } from '../http/http-error.ts'
import type { Services } from '../services.ts'
import { settingsOf, storeSettings } from './alert-settings.queries.ts'
import { alertsMessages as messages } from './alerts.messages.ts'

/** The alert settings of the caller. */
export const getSettings = ({ storage }: Services, { userId }: Caller): Promise<AlertSettings> =>
  settingsOf(storage.db, userId)

/** Changes the alert settings of the caller. They count for what happens from then on. */
export async function saveSettings(
  { storage, clock }: Services,
  { caller, ip, requestId }: Author,
  { quiet, ...entered }: Omit<AlertSettings, 'quiet'> & { quiet?: AlertSettings['quiet'] | undefined },
): Promise<Written<AlertSettings>> {
  const { userId } = caller
  const settings = { ...entered, events: [...new Set(entered.events)], quiet: quiet ?? null }
  refuseInvalid(settings)
  const at = clock()
  await storage.db.transaction().execute(async (trx) => {
    await storeSettings(trx, userId, settings, at)
    const detail = { events: settings.events.join(' '), pace: settings.pace, connectors: settings.connectors }
    await audit(trx, {
      at,
      action: 'alerts.changed',
      actorId: userId,
      target: userId,
      ip,
      requestId,
      detail,
    })
  })
  return { message: messages.saved, data: settings }
}

function refuseInvalid({ zone, delayMinutes }: AlertSettings) {
  if (!isTimeZone(zone)) throw badRequest(messages.unknownZone(zone))
  const most = alertLimits.delayMinutes
  if (!Number.isInteger(delayMinutes) || delayMinutes < 1 || delayMinutes > most)
    throw badRequest(messages.delay(most))
}
