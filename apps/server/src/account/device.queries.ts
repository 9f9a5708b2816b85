import type { VerificationDevice } from '@tributary/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../storage/schema.ts'

type Db = Kysely<Database>

export async function devicesOf(db: Db, userId: string, since: Date): Promise<VerificationDevice[]> {
  const rows = await db
    .selectFrom('devices')
    .select(['id', 'description', 'secret_hash'])
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ id, description, secret_hash }) => ({
    reference: id,
    description,
    trusted: secret_hash !== null,
  }))
}

export type NewDevice = { userId: string; description: string; secretHash: string | null; now: Date }

export async function insertDevice(db: Db, { userId, description, secretHash, now }: NewDevice) {
  const row = { user_id: userId, description, secret_hash: secretHash, created_at: now, used_at: now }
  const { id } = await db
    .insertInto('devices')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'description'])
        .where('secret_hash', 'is', null)
        .doUpdateSet({ created_at: now, used_at: now }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Deletes all but the last used devices of a user. */
export async function dropOldDevices(db: Db, userId: string, keep: number): Promise<void> {
  const kept = db
    .selectFrom('devices')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .limit(keep)
  await db.deleteFrom('devices').where('user_id', '=', userId).where('id', 'not in', kept).execute()
}

export type DeviceUse = { id: string; userId: string; since: Date }

/** Replaces a device's secret; undefined if secret or user do not match, or the trust has expired. */
export const exchangeSecret = (
  db: Db,
  { id, userId, since }: DeviceUse,
  secret: { before: string; after: string },
  now: Date,
) =>
  db
    .updateTable('devices')
    .set({ secret_hash: secret.after, used_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('secret_hash', '=', secret.before)
    .where('created_at', '>', since)
    .returning('created_at as createdAt')
    .executeTakeFirst()

export const trustedDevice = (db: Db, { id, userId, since }: DeviceUse, secretHash: string) =>
  db
    .selectFrom('devices')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('secret_hash', '=', secretHash)
    .where('created_at', '>', since)
    .executeTakeFirst()

/** Whether the session of this refresh token belongs to the account. */
export const wasSignedIn = async (db: Db, userId: string, refreshTokenHash: string): Promise<boolean> =>
  (await db
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .select('session_id')
    .where('token_hash', '=', refreshTokenHash)
    .where('sessions.user_id', '=', userId)
    .executeTakeFirst()) !== undefined

/** Deletes a device; false if the user does not have it. */
export async function deleteDevice(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('devices')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteDevices(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('devices').where('user_id', '=', userId).execute()
}

export async function pruneDevices(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('devices').where('created_at', '<', before).execute()
}
