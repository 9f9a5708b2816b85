import { type Kysely, sql } from 'kysely'
import type { Database } from '../storage/schema.ts'

type Db = Kysely<Database>

/** A mail that this process has claimed for sending. */
export type ClaimedMail = {
  id: string
  position: string
  kind: string
  recipient: string
  sealed: string
  writtenAt: Date
  /** The number of this attempt. An attempt that lost its claim to another one writes nothing. */
  attempt: number
  /** The request that caused it, if any. */
  requestId: string | null
  /** The span in which it was written, if traces are recorded. */
  traceparent: string | null
}

/**
 * Claims the oldest mail that is due until `lease`. No other process sends it until then; if this process dies, another one
 * sends it afterwards. Skips mails that other processes are claiming.
 */
export async function claimMail(db: Db, now: Date, lease: Date): Promise<ClaimedMail | undefined> {
  const row = await db
    .updateTable('outbox')
    .set({ due_at: lease, attempts: sql`attempts + 1` })
    .where('id', '=', (oldest) =>
      oldest
        .selectFrom('outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('failed_at', 'is', null)
        .where('due_at', '<=', now)
        .orderBy('position')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      'id',
      'position',
      'kind',
      'recipient',
      'sealed',
      'created_at',
      'attempts',
      'request_id',
      'traceparent',
    ])
    .executeTakeFirst()
  if (!row) return undefined
  const { created_at: writtenAt, attempts: attempt, sealed, request_id: requestId, ...mail } = row
  return { ...mail, position: String(mail.position), sealed: sealed ?? '', writtenAt, attempt, requestId }
}

const held = (db: Db, { id, attempt }: ClaimedMail) =>
  db
    .updateTable('outbox')
    .where('id', '=', id)
    .where('attempts', '=', attempt)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)

export async function markSent(db: Db, mail: ClaimedMail, now: Date): Promise<void> {
  await held(db, mail).set({ sent_at: now, sealed: null, failure: null }).execute()
}

export async function postponeMail(db: Db, mail: ClaimedMail, until: Date, failure: string): Promise<void> {
  await held(db, mail).set({ due_at: until, failure }).execute()
}

/** Releases a mail whose attempt was not finished. */
export async function releaseMail(db: Db, mail: ClaimedMail, now: Date): Promise<void> {
  await held(db, mail)
    .set({ due_at: now, attempts: mail.attempt - 1 })
    .execute()
}

/** Gives a mail up. Its content stays for an operator's retry if it is still of use. */
export async function markFailed(
  db: Db,
  mail: ClaimedMail,
  now: Date,
  { reason, isUseful }: { reason: string; isUseful: boolean },
): Promise<void> {
  await held(db, mail)
    .set({ failed_at: now, failure: reason, ...(!isUseful && { sealed: null }) })
    .execute()
}

/** Which mails to list. `cursor` is the id of the last one of the previous page. */
export type UnsentFilter = {
  state: 'waiting' | 'abandoned' | undefined
  limit: number
  cursor: string | undefined
}

export type UnsentRow = Awaited<ReturnType<typeof unsentMails>>[number]

const unsent = (db: Db) =>
  db
    .selectFrom('outbox')
    .select([
      'id',
      'position',
      'kind',
      'recipient',
      'sealed',
      'attempts',
      'failure',
      'created_at as createdAt',
      'due_at as dueAt',
      'failed_at as failedAt',
      'request_id as requestId',
    ])
    .where('sent_at', 'is', null)

/** The mails that were not sent, the newest first. */
export const unsentMails = (db: Db, { state, limit, cursor }: UnsentFilter) =>
  unsent(db)
    .$if(state !== undefined, (query) =>
      query.where('failed_at', state === 'waiting' ? 'is' : 'is not', null),
    )
    .$if(cursor !== undefined, (query) =>
      query.where('position', '<', (last) =>
        last
          .selectFrom('outbox')
          .select('position')
          .where('id', '=', cursor ?? ''),
      ),
    )
    .orderBy('position', 'desc')
    .limit(limit)
    .execute()

/** A mail that was not sent, locked until the transaction ends. */
export const unsentMail = (trx: Db, id: string) =>
  unsent(trx).where('id', '=', id).forUpdate().executeTakeFirst()

/** The mails of a kind to an address that no one has tried to send and that are not due yet, locked. Skips those being claimed. */
export const delayedMails = (
  trx: Db,
  { kind, recipient, now }: { kind: string; recipient: string; now: Date },
) =>
  unsent(trx)
    .where('kind', '=', kind)
    .where('recipient', '=', recipient)
    .where('failed_at', 'is', null)
    .where('attempts', '=', 0)
    .where('due_at', '>', now)
    .orderBy('position')
    .forUpdate()
    .skipLocked()
    .execute()

/** Deletes a mail, for example because a later one replaces it. */
export async function deleteMail(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('outbox').where('id', '=', id).execute()
}

/** Makes a mail due now, also one that was given up. A renewed one gets a whole day of attempts again. */
export async function makeDue(
  db: Db,
  id: string,
  { now, isRenewed }: { now: Date; isRenewed: boolean },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ due_at: now, failed_at: null, failure: null, ...(isRenewed && { created_at: now, attempts: 0 }) })
    .where('id', '=', id)
    .execute()
}

/** Makes all waiting mail due. Correct only if no other process can be sending. */
export async function makeAllDue(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ due_at: now })
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute()
}

/** Returns whether the last attempted mail was sent; false before the first attempt. */
export async function wasLastMailSent(db: Db): Promise<boolean> {
  const last = await db
    .selectFrom('outbox')
    .select('sent_at')
    .where((is) => is.or([is('sent_at', 'is not', null), is('failure', 'is not', null)]))
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last !== undefined && last.sent_at !== null
}

/** Deletes mails that were sent or given up before this time. */
export async function pruneMails(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('outbox').where(sql<Date>`coalesce(sent_at, failed_at)`, '<', before).execute()
}
