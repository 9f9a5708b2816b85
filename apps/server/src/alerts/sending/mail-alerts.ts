import { afterQuietHours } from '@tributary/sdk/alerts'
import type { Kysely, Transaction } from 'kysely'
import { enqueueMail } from '../../mail/outbox.ts'
import type { Database } from '../../storage/schema.ts'
import type { SecretBox } from '../../storage/secret-box.ts'
import { settingsFrom } from '../alert-settings.queries.ts'
import { recipientsOf } from '../alerts.queries.ts'
import { dropAlert, dueAlerts, endAlert, lockDueRecipient, postponeAlerts } from './due-alerts.queries.ts'

type Trx = Transaction<Database>
type Tools = { secretBox: SecretBox; clock: () => Date }

/** Writes a mail with all due alerts of one user, in the transaction that ends them. Returns false if no user has any. */
export const mailAlerts = (db: Kysely<Database>, tools: Tools): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const now = tools.clock()
    const row = await lockDueRecipient(trx, now)
    if (!row) return false
    const { email: recipient, firstName, user_id: userId } = row
    const settings = settingsFrom(row)
    const until = settings.pace === 'daily' ? now : afterQuietHours(settings.quiet, settings.zone, now)
    if (until > now) {
      await postponeAlerts(trx, userId, now, until)
      return true
    }
    const alerts = await stillWanted(trx, userId, now)
    if (alerts.length > 0) {
      const mailed = alerts.map(({ id: _, ...alert }) => alert)
      await enqueueMail(trx, tools, { recipient, mail: { kind: 'alerts', firstName, alerts: mailed } })
    }
    for (const alert of alerts) await endAlert(trx, alert)
    return true
  })

/** The due alerts of a user who still wants them and may still see their connectors. Deletes the others. */
async function stillWanted(trx: Trx, userId: string, now: Date) {
  const wanted = []
  for (const { connectorId, ...alert } of await dueAlerts(trx, userId, now)) {
    const cause = { ...alert, type: alert.event, connectorId, subjectId: null, at: now }
    const recipients = await recipientsOf(trx, cause)
    if (recipients.some((one) => one.userId === userId)) wanted.push(alert)
    else await dropAlert(trx, alert.id)
  }
  return wanted
}
