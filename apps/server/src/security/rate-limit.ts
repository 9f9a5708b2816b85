import { codesMessages } from '@tributary/sdk/session'
import { type Kysely, sql, type Transaction } from 'kysely'
import { HttpError } from '../http/http-error.ts'
import type { Database } from '../storage/schema.ts'
import { hashOf } from './random-token.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Limits per account, address or network. A window starts with its first attempt. */
export const limits = {
  'address-check-minute': { most: 10, windowMs: MINUTE },
  'address-check-hour': { most: 60, windowMs: HOUR },
  'captcha-challenge': { most: 60, windowMs: 10 * MINUTE },
  'code-quarter': { most: 3, windowMs: 15 * MINUTE },
  'code-hour': { most: 10, windowMs: HOUR },
  'wrong-code': { most: 20, windowMs: 24 * HOUR },
  'factor-try': { most: 5, windowMs: 15 * MINUTE },
  // Each open sign-in page takes one, to offer passkeys among its suggestions.
  'passkey-challenge': { most: 300, windowMs: 10 * MINUTE },
  'passkey-try': { most: 60, windowMs: 10 * MINUTE },
  'reset-from-network': { most: 20, windowMs: HOUR },
  'reset-quarter': { most: 3, windowMs: 15 * MINUTE },
  'reset-day': { most: 10, windowMs: 24 * HOUR },
  'address-link-quarter': { most: 5, windowMs: 15 * MINUTE },
  'address-link-day': { most: 10, windowMs: 24 * HOUR },
  'address-link-to': { most: 5, windowMs: 24 * HOUR },
  'token-try': { most: 60, windowMs: HOUR },
  'provider-visit': { most: 30, windowMs: 10 * MINUTE },
  'provider-return': { most: 60, windowMs: 10 * MINUTE },
  'wrong-external-code': { most: 60, windowMs: 10 * MINUTE },
  'connection-test': { most: 30, windowMs: 10 * MINUTE },
  'manifest-check': { most: 300, windowMs: 10 * MINUTE },
  'manifest-try': { most: 60, windowMs: 10 * MINUTE },
  'credentials-test': { most: 30, windowMs: 10 * MINUTE },
  'webhook-test': { most: 30, windowMs: 10 * MINUTE },
  'connector-visit': { most: 20, windowMs: 10 * MINUTE },
  'connector-request': { most: 10, windowMs: 24 * HOUR },
  'provider-test': { most: 30, windowMs: 10 * MINUTE },
  'domain-check': { most: 30, windowMs: 10 * MINUTE },
  'domain-lookup': { most: 60, windowMs: 10 * MINUTE },
  'invitation-to': { most: 5, windowMs: 24 * HOUR },
  'invitations-of': { most: 500, windowMs: 24 * HOUR },
  'reconnect-link-to': { most: 5, windowMs: 24 * HOUR },
  'reconnect-links-of': { most: 100, windowMs: 24 * HOUR },
  'sign-up': { most: 20, windowMs: HOUR },
} as const

export type Limit = keyof typeof limits

/** A limit and its subject: an account id, an address or a network. */
export type Counted = readonly [limit: Limit, whose: string]

/** The longest window. Older counters are deleted. */
const LONGEST_WINDOW_MS = 24 * HOUR

/** Counts one attempt for each limit, or rejects with 429. */
export async function takeAllowance(db: Kysely<Database>, now: Date, ...counted: Counted[]): Promise<void> {
  const wait = await inTransaction(db, (trx) => secondsUntilAllowed(trx, now, counted))
  if (wait !== undefined) throw tooMany(wait)
}

/** Like {@link takeAllowance}, but returns false instead of throwing, for limits the client must not see. */
export const mayTake = async (db: Kysely<Database>, now: Date, ...counted: Counted[]): Promise<boolean> =>
  (await inTransaction(db, (trx) => secondsUntilAllowed(trx, now, counted))) === undefined

/** Undoes one count of each limit, after an attempt that succeeded. */
export async function giveBackAllowance(db: Kysely<Database>, ...counted: Counted[]): Promise<void> {
  for (const [limit, subject] of counted)
    await db
      .updateTable('rate_counters')
      .set({ taken: sql`greatest(0, least(taken, ${limits[limit].most}::integer) - 1)` })
      .where('counter', '=', counterOf(limit, subject))
      .execute()
}

const counterOf = (limit: Limit, subject: string) => `${limit}:${hashOf(subject)}`

const inTransaction = <T>(db: Kysely<Database>, work: (trx: Transaction<Database>) => Promise<T>) =>
  db.transaction().execute(work)

async function secondsUntilAllowed(trx: Transaction<Database>, now: Date, counted: readonly Counted[]) {
  for (const [limit, subject] of counted) {
    const wait = await count(trx, now, limit, subject)
    if (wait !== undefined) return wait
  }
  return undefined
}

async function count(trx: Transaction<Database>, now: Date, limit: Limit, subject: string) {
  const { most, windowMs } = limits[limit]
  const over = new Date(now.getTime() - windowMs)
  const { rows } = await sql<{ taken: number; window_started_at: Date }>`
    insert into rate_counters as counters (counter, taken, window_started_at)
    values (${counterOf(limit, subject)}, 1, ${now})
    on conflict (counter) do update set
      taken = case when counters.window_started_at <= ${over} then 1
        else least(counters.taken, ${most}::integer) + 1 end,
      window_started_at = case when counters.window_started_at <= ${over} then ${now}
        else counters.window_started_at end
    returning taken, window_started_at`.execute(trx)
  const [counter] = rows
  if (!counter || counter.taken <= most) return undefined
  return Math.max(1, Math.ceil((counter.window_started_at.getTime() + windowMs - now.getTime()) / 1000))
}

const tooMany = (seconds: number): HttpError =>
  new HttpError(429, codesMessages.tooManyAttempts(seconds), seconds)

/** Deletes counters whose window has passed. */
export async function pruneRateCounters(db: Kysely<Database>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - LONGEST_WINDOW_MS)
  await db.deleteFrom('rate_counters').where('window_started_at', '<', before).execute()
}
