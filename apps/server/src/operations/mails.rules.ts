import type { UnsentMail } from '@tributary/domain'
import type { Written } from '@tributary/sdk/contract'
import { type Author, auditedTransaction } from '../audit/audited-transaction.ts'
import { badRequest, conflict, notFound } from '../http/http-error.ts'
import { isUuid } from '../is-uuid.ts'
import type { Mail } from '../mail/mail.ts'
import {
  makeDue,
  type UnsentFilter,
  type UnsentRow,
  unsentMail,
  unsentMails,
} from '../mail/outbox.queries.ts'
import { openMail } from '../mail/outbox.ts'
import { validMs } from '../mail/sending/validity.ts'
import type { Services } from '../services.ts'
import { operationsMessages as messages } from './operations.messages.ts'

const PAGE = 100

type MailQuery = { state?: UnsentFilter['state']; limit?: number | undefined; cursor?: string | undefined }

/** The mails that wait or were given up, the newest first. */
export async function listUnsentMails(
  { storage }: Services,
  { state, limit = PAGE, cursor }: MailQuery,
): Promise<UnsentMail[]> {
  if (cursor !== undefined && !isUuid(cursor)) throw badRequest(messages.wrongCursor)
  return (await unsentMails(storage.db, { state, limit, cursor })).map(mailFrom)
}

const mailFrom = ({
  id,
  kind,
  recipient,
  sealed,
  attempts,
  failure,
  requestId,
  ...times
}: UnsentRow): UnsentMail => ({
  ...{ id, kind, recipient, attempts, failure, createdAt: times.createdAt },
  state: times.failedAt === null ? 'waiting' : 'abandoned',
  dueAt: times.failedAt === null ? times.dueAt : null,
  canRetry: sealed !== null,
  requestId,
})

/** Makes a mail due now. The response to this request wakes the sender. */
export const retryMail = (services: Services, author: Author, id: string): Promise<Written<UnsentMail>> =>
  auditedTransaction(services, author, async (trx, record) => {
    const now = services.clock()
    const row = isUuid(id) ? await unsentMail(trx, id) : undefined
    if (!row) throw notFound()
    const expiry = expiryOf(services, row)
    if (row.sealed === null || (expiry && expiry <= now)) throw conflict(messages.tooOld)
    await makeDue(trx, row.id, { now, isRenewed: expiry === null })
    await record({
      action: 'mail.retried',
      target: row.id,
      after: { kind: row.kind, attempts: row.attempts },
    })
    const data = mailFrom({ ...row, dueAt: now, failedAt: null, failure: null })
    return { message: messages.retried, data }
  })

/** When the code or link of a mail expires; null if it has none, or if the mail cannot be opened yet. */
function expiryOf({ secretBox }: Services, { id, kind, sealed, createdAt }: UnsentRow): Date | null {
  const valid = validMsOf(() => openMail(secretBox, { id, kind, sealed: sealed ?? '' }))
  return valid === undefined ? null : new Date(createdAt.getTime() + valid)
}

function validMsOf(open: () => Mail): number | undefined {
  try {
    return validMs(open())
  } catch {
    return undefined
  }
}
