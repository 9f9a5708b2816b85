import type { Authenticator } from '@tributary/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../storage/schema.ts'

type Db = Kysely<Database>

/** Returns the confirmed apps of a user, the latest first. */
export const authenticatorsOf = (db: Db, userId: string): Promise<Authenticator[]> =>
  db
    .selectFrom('authenticators')
    .select(['id', 'name', 'confirmed_at as addedAt', 'used_at as lastUsedAt'])
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .orderBy('confirmed_at', 'desc')
    .orderBy('id')
    .execute()

export type SealedAuthenticator = { id: string; sealed: string }

/** Returns the sealed secrets of the confirmed apps of a user. */
export const sealedAuthenticators = (db: Db, userId: string): Promise<SealedAuthenticator[]> =>
  db
    .selectFrom('authenticators')
    .select(['id', 'secret_sealed as sealed'])
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .execute()

/** Locks the user, so that two parallel changes of the factors cannot exceed a limit. */
export const lockFactors = (trx: Db, userId: string) =>
  trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()

export type NewAuthenticatorRow = { id: string; userId: string; name: string; sealed: string; now: Date }

/** Stores an app that is not confirmed yet, in the place of an earlier one that was not. */
export async function insertAuthenticator(trx: Db, { id, userId, name, sealed, now }: NewAuthenticatorRow) {
  await trx
    .deleteFrom('authenticators')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .execute()
  const row = { id, user_id: userId, name, secret_sealed: sealed, created_at: now }
  await trx.insertInto('authenticators').values(row).execute()
}

/** Returns an app that a user may still confirm. */
export const pendingAuthenticator = (db: Db, userId: string, id: string, since: Date) =>
  db
    .selectFrom('authenticators')
    .select(['id', 'name', 'secret_sealed as sealed'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where('created_at', '>', since)
    .executeTakeFirst()

/** Confirms an app with the step of its first code; false if it was confirmed or replaced meanwhile. */
export async function confirmPending(trx: Db, id: string, step: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('authenticators')
    .set({ confirmed_at: now, last_step: step })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Accepts a step once; false if a code of this or of a later step was accepted before. */
export async function takeStep(db: Db, id: string, step: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('authenticators')
    .set({ last_step: step, used_at: now })
    .where('id', '=', id)
    .where((is) => is.or([is('last_step', 'is', null), is('last_step', '<', String(step))]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes an app and returns its name; undefined if the user does not have it. */
export const deleteAuthenticator = (trx: Db, userId: string, id: string) =>
  trx
    .deleteFrom('authenticators')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .returning('name')
    .executeTakeFirst()

/** Deletes every app of a user. */
export async function deleteAuthenticators(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('authenticators').where('user_id', '=', userId).execute()
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns the recovery codes of a user that are not used. */
export const unusedRecoveryCodes = (db: Db, userId: string) =>
  db
    .selectFrom('recovery_codes')
    .select(['id', 'code_hash as hash'])
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute()

/** Uses a recovery code up; false if another request was first. */
export async function takeRecoveryCode(trx: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteRecoveryCodes(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}

export async function insertRecoveryCodes(trx: Db, userId: string, hashes: readonly string[]): Promise<void> {
  const rows = hashes.map((code_hash) => ({ user_id: userId, code_hash }))
  await trx.insertInto('recovery_codes').values(rows).execute()
}

/** Deletes apps that were never confirmed. */
export async function pruneAuthenticators(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('authenticators')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', before)
    .execute()
}
