import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../storage/schema.ts'
import { allowances, type Counter, delayAfter } from './sign-in-limits.ts'

/**
 * Counts an attempt as failed before it is checked, so that parallel attempts cannot exceed the limit: the row stays locked
 * until the transaction ends. Returns the seconds to wait if the counter is blocked.
 */
export async function takeTry(
  trx: Transaction<Database>,
  counter: Counter,
  now: Date,
): Promise<number | undefined> {
  const { free, windowMs } = allowances[counter.kind]
  const forgotten = new Date(now.getTime() - windowMs)
  const counted = await sql<{ failures: number }>`
    insert into sign_in_attempts as attempts (counter, failures, last_failed_at)
    values (${counter.key}, 1, ${now})
    on conflict (counter) do update set
      failures = case when attempts.last_failed_at < ${forgotten} then 1 else attempts.failures + 1 end,
      last_failed_at = ${now},
      blocked_until = null
    where attempts.blocked_until is null or attempts.blocked_until <= ${now}
    returning failures`.execute(trx)
  const failures = counted.rows[0]?.failures
  if (failures === undefined) return secondsToWait(trx, counter, now)
  const delayMs = delayAfter(failures, free)
  if (delayMs > 0) await blockUntil(trx, counter, new Date(now.getTime() + delayMs))
  return undefined
}

async function blockUntil(trx: Transaction<Database>, { key }: Counter, until: Date) {
  await trx.updateTable('sign_in_attempts').set({ blocked_until: until }).where('counter', '=', key).execute()
}

async function secondsToWait(trx: Transaction<Database>, { key }: Counter, now: Date) {
  const row = await trx
    .selectFrom('sign_in_attempts')
    .select('blocked_until')
    .where('counter', '=', key)
    .executeTakeFirst()
  const until = row?.blocked_until?.getTime() ?? now.getTime()
  return Math.max(1, Math.ceil((until - now.getTime()) / 1000))
}

/** Ends a row of failures after a success. */
export async function clearFailures(db: Kysely<Database>, { key }: Counter): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('counter', '=', key).execute()
}

/** Undoes one attempt after a success. Failures of others still count, and may still block. */
export async function refundTry(db: Kysely<Database>, { key, kind }: Counter): Promise<void> {
  const { free } = allowances[kind]
  await db
    .updateTable('sign_in_attempts')
    .set({
      failures: sql`greatest(0, failures - 1)`,
      blocked_until: sql<Date | null>`case when failures > ${free}::integer then blocked_until end`,
    })
    .where('counter', '=', key)
    .execute()
}

/** Deletes old failures. */
export async function pruneTries(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('last_failed_at', '<', before).execute()
}
