import type { Insertable, Kysely } from 'kysely'
import { hashOf } from '../security/random-token.ts'
import type { EmailChangesTable } from '../storage/schema/account.ts'
import type { Database } from '../storage/schema.ts'

type Db = Kysely<Database>

/** Stores a user's link and invalidates the previous one. */
export async function replaceEmailChange(trx: Db, change: Insertable<EmailChangesTable>): Promise<void> {
  const { user_id: _, ...row } = change
  await trx
    .insertInto('email_changes')
    .values(change)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}

const columns = [
  'user_id as userId',
  'email',
  'email_key as emailKey',
  'session_id as sessionId',
  'requested_at as requestedAt',
  'expires_at as expiresAt',
] as const

/** Returns the user's pending change, unless it has expired. */
export const emailChangeOf = (db: Db, userId: string, now: Date) =>
  db
    .selectFrom('email_changes')
    .select(columns)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst()

export const emailChangeByToken = (db: Db, token: string, now: Date) =>
  db
    .selectFrom('email_changes')
    .select(columns)
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** Uses a link up and returns its change; undefined if it was used or has expired. */
export const takeEmailChange = (trx: Db, token: string, now: Date) =>
  trx
    .deleteFrom('email_changes')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .returning(columns)
    .executeTakeFirst()

/** Deletes a user's link; false if the user has no link. */
export async function deleteEmailChange(db: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('email_changes')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function pruneEmailChanges(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('email_changes').where('expires_at', '<', now).execute()
}
