import { type Kysely, sql } from 'kysely'
import type { InTransaction } from '../storage/commit-marks.ts'
import type { IdempotencyKeysTable } from '../storage/schema/idempotency.ts'
import type { Database } from '../storage/schema.ts'

/** One attempt at a write. */
export type Attempt = Pick<IdempotencyKeysTable, 'id' | 'request' | 'attempt'> & { at: Date }

/** The stored state of a write. */
export type KnownWrite = Awaited<ReturnType<typeof findWrite>>

/** Stores that a write has begun. Returns false if its key exists already. */
export async function beginWrite(
  db: Kysely<Database>,
  { id, request, attempt, at }: Attempt,
): Promise<boolean> {
  const added = await db
    .insertInto('idempotency_keys')
    .values({ id, request, attempt, began_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export const findWrite = (db: Kysely<Database>, id: string) =>
  db
    .selectFrom('idempotency_keys')
    .select(['request', 'attempt', 'began_at as beganAt', 'committed_at as committedAt', 'status', 'answer'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Takes over from an attempt that has changed nothing. Returns false if it has changed something, or if another attempt took over. */
export async function takeOver(
  db: Kysely<Database>,
  from: string,
  { id, attempt, at }: Attempt,
): Promise<boolean> {
  const taken = await db
    .updateTable('idempotency_keys')
    .set({ attempt, began_at: at })
    .where('id', '=', id)
    .where('attempt', '=', from)
    .where('status', 'is', null)
    .where('committed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Marks inside a transaction that it changes something. Returns false if another attempt has taken over. */
export async function markCommitted(
  db: Kysely<Database>,
  run: InTransaction,
  { id, attempt }: Attempt,
  at: Date,
): Promise<boolean> {
  const { numAffectedRows } = await run(
    sql`update idempotency_keys set committed_at = ${at} where id = ${id} and attempt = ${attempt}`.compile(
      db,
    ),
  )
  return numAffectedRows === 1n
}

export type StoredResponse = { status: number; answer: string }

export async function storeResponse(
  db: Kysely<Database>,
  { id, attempt }: Attempt,
  kept: StoredResponse,
): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set(kept)
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .execute()
}

/** Deletes an attempt so that its key can be used again. `unlessCommitted` keeps an attempt that changed something. */
export async function deleteAttempt(
  db: Kysely<Database>,
  { id, attempt }: Attempt,
  { unlessCommitted }: { unlessCommitted: boolean },
): Promise<void> {
  const own = db.deleteFrom('idempotency_keys').where('id', '=', id).where('attempt', '=', attempt)
  await (unlessCommitted ? own.where('committed_at', 'is', null) : own).execute()
}

/** Deletes a write that is older than `before`. Returns whether it was. */
export async function deleteExpired(db: Kysely<Database>, id: string, before: Date): Promise<boolean> {
  const old = db.deleteFrom('idempotency_keys').where('id', '=', id).where('began_at', '<=', before)
  return (await old.returning('id').executeTakeFirst()) !== undefined
}

export const pruneIdempotencyKeys = async (db: Kysely<Database>, before: Date): Promise<void> =>
  void (await db.deleteFrom('idempotency_keys').where('began_at', '<=', before).execute())
