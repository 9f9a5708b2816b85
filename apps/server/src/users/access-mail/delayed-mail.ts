import type { Transaction } from 'kysely'
import type { AccessDifference, MailOf } from '../../mail/mail.ts'
import { delayedMails, deleteMail } from '../../mail/outbox.queries.ts'
import { openMail } from '../../mail/outbox.ts'
import type { Services } from '../../services.ts'
import type { Database } from '../../storage/schema.ts'

type Tools = Pick<Services, 'clock' | 'secretBox'>
type Place = Pick<MailOf<'access-changed'>, 'organisationId' | 'changedBy'> & { recipient: string }

/** Removes the mail about changes of the same author that still waits, and returns its difference. */
export async function takeDelayedDifference(
  trx: Transaction<Database>,
  { clock, secretBox }: Tools,
  { recipient, organisationId, changedBy }: Place,
): Promise<AccessDifference | undefined> {
  const rows = await delayedMails(trx, { kind: 'access-changed', recipient, now: clock() })
  for (const { id, kind, sealed } of rows) {
    const mail = openMail(secretBox, { id, kind, sealed: sealed ?? '' })
    if (mail.kind !== 'access-changed' || !mail.difference) continue
    if (mail.organisationId !== organisationId || mail.changedBy !== changedBy) continue
    await deleteMail(trx, id)
    return mail.difference
  }
  return undefined
}
