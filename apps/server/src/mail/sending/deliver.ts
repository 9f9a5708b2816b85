import { isEmailAddress } from '@tributary/sdk/common'
import type { Kysely } from 'kysely'
import { signals } from '../../signals.ts'
import type { Database } from '../../storage/schema.ts'
import type { SecretBox } from '../../storage/secret-box.ts'
import { logOfRequest, type SyncLog } from '../../sync/index.ts'
import { traced } from '../../tracing/tracer.ts'
import type { Mail } from '../mail.ts'
import { type ClaimedMail, markFailed, markSent, postponeMail, releaseMail } from '../outbox.queries.ts'
import { openWithReader } from '../outbox.ts'
import { languageOfReader } from '../reader.queries.ts'
import { renderMail } from '../render-mail.ts'
import { nextTry } from './retry.ts'
import { MailNotAccepted, type MailTransport } from './transport.ts'
import { MAX_AGE_MS, validMs, worthSendingMs } from './validity.ts'

export type Delivery = {
  readonly db: Kysely<Database>
  readonly secretBox: SecretBox
  readonly publicUrl: URL
  readonly transport: MailTransport
  readonly clock: () => Date
  readonly log: SyncLog
}

/** Sends one mail and stores the result. The log and the trace name neither the recipient nor the content. */
export const deliver = (delivery: Delivery, mail: ClaimedMail, stopping: AbortSignal): Promise<void> =>
  traced(
    () => ({
      name: 'send mail',
      kind: 'consumer',
      parent: mail.traceparent,
      values: {
        'tributary.mail.kind': mail.kind,
        'tributary.mail.attempt': mail.attempt,
        'tributary.request.id': mail.requestId ?? undefined,
      },
    }),
    async () => {
      const outcome = await attempt(delivery, mail, stopping)
      return { values: { 'tributary.outcome': outcome }, failed: outcome !== 'sent' }
    },
  )

type Outcome = 'sent' | 'postponed' | 'given-up' | 'released'

async function attempt(delivery: Delivery, mail: ClaimedMail, stopping: AbortSignal): Promise<Outcome> {
  const { db, clock } = delivery
  const log = logOfRequest(delivery.log, mail.requestId)
  const about = { mailId: mail.id, kind: mail.kind, attempt: mail.attempt }
  const failure = await send(delivery, mail, stopping)
  if (!failure) {
    await markSent(db, mail, clock())
    signals.mailAttempted.publish(() => ({ outcome: 'sent' }))
    log.info(about, 'Mail sent')
    return 'sent'
  }
  const { reason, tryAgainAt } = failure
  if (stopping.aborted) {
    await releaseMail(db, mail, clock())
    return 'released'
  }
  const outcome = tryAgainAt ? 'postponed' : 'given-up'
  signals.mailAttempted.publish(() => ({ outcome }))
  if (tryAgainAt) {
    await postponeMail(db, mail, tryAgainAt, reason)
    log.warn({ ...about, reason, tryAgainAt }, 'Mail not sent yet')
    return outcome
  }
  await markFailed(db, mail, clock(), { reason, isUseful: failure.isUseful })
  log.error({ ...about, reason }, 'Mail given up')
  return outcome
}

/** `isUseful` is whether a retry by an operator makes sense. */
type Failure = { reason: string; tryAgainAt?: Date; isUseful: boolean }

async function send(
  { db, secretBox, publicUrl, transport, clock }: Delivery,
  claimed: ClaimedMail,
  stopping: AbortSignal,
): Promise<Failure | undefined> {
  const opened = open(secretBox, claimed)
  const mail = opened?.mail
  const worthMs = mail ? worthSendingMs(mail) : MAX_AGE_MS
  const worthUntil = new Date(claimed.writtenAt.getTime() + worthMs)
  if (clock() >= worthUntil) return { reason: 'ran out before it could be sent', isUseful: false }
  try {
    if (!opened) throw new MailNotAccepted('cannot be opened with this ENCRYPTION_KEY', false)
    if (!isEmailAddress(claimed.recipient)) throw new MailNotAccepted('goes to no address', true)
    const language = await languageOfReader(db, claimed.recipient, opened.reader)
    await transport.send({ ...claimed, ...renderMail(opened.mail, publicUrl, language) }, stopping)
    return undefined
  } catch (error) {
    const { message: reason, permanent } = notTaken(error)
    const tryAgainAt = nextTry(claimed.attempt, clock())
    const isUseful = isEmailAddress(claimed.recipient) && isOfUse(mail, claimed.writtenAt, tryAgainAt)
    return permanent || tryAgainAt >= worthUntil ? { reason, isUseful } : { reason, tryAgainAt, isUseful }
  }
}

/** A mail with an expired code or link is of no use. One that cannot be opened may be, once its key is back. */
function isOfUse(mail: Mail | undefined, writtenAt: Date, at: Date): boolean {
  const valid = mail && validMs(mail)
  return valid === undefined || at.getTime() < writtenAt.getTime() + valid
}

function open(secretBox: SecretBox, claimed: ClaimedMail) {
  try {
    return openWithReader(secretBox, claimed)
  } catch {
    return undefined
  }
}

// Only the name of an unexpected error is stored: its message may quote the mail.
function notTaken(error: unknown): MailNotAccepted {
  if (error instanceof MailNotAccepted) return error
  const kind = error instanceof Error ? ('code' in error ? error.code : error.name) : 'unknown'
  return new MailNotAccepted(String(kind), false)
}
