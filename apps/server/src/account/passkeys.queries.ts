import type { Passkey } from '@tributary/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../storage/schema.ts'

type Db = Kysely<Database>

/** Returns the passkeys of a user, the latest first. */
export const passkeysOf = (db: Db, userId: string): Promise<Passkey[]> =>
  db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at as addedAt', 'used_at as lastUsedAt', 'passwordless'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

/** Returns the credential ids of the passkeys of a user. */
export const credentialIdsOf = async (db: Db, userId: string): Promise<string[]> =>
  (await db.selectFrom('passkeys').select('credential_id').where('user_id', '=', userId).execute()).map(
    ({ credential_id }) => credential_id,
  )

export type StoredPasskey = {
  id: string
  userId: string
  credentialId: string
  publicKey: string
  counter: number
  passwordless: boolean
}

/** Finds the passkey with this credential id. */
export async function passkeyByCredential(db: Db, credentialId: string): Promise<StoredPasskey | undefined> {
  const row = await db
    .selectFrom('passkeys')
    .select(['id', 'user_id as userId', 'public_key as publicKey', 'counter', 'passwordless'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
  return row && { ...row, credentialId, counter: Number(row.counter) }
}

export type NewPasskeyRow = {
  userId: string
  name: string
  credentialId: string
  publicKey: string
  counter: number
  transports: readonly string[]
  now: Date
}

/** Stores a passkey; false if an account has it already. */
export async function insertPasskey(trx: Db, passkey: NewPasskeyRow): Promise<boolean> {
  const row = {
    user_id: passkey.userId,
    name: passkey.name,
    credential_id: passkey.credentialId,
    public_key: passkey.publicKey,
    counter: passkey.counter,
    transports: passkey.transports.join(' '),
    passwordless: true,
    created_at: passkey.now,
  }
  const stored = await trx
    .insertInto('passkeys')
    .values(row)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return stored !== undefined
}

/**
 * Records a use of a passkey; false if it was removed, or if its counter does not increase. Two devices then have the same
 * key. A device without a counter always sends zero.
 */
export async function takeUse(db: Db, id: string, counter: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter, used_at: now })
    .where('id', '=', id)
    .where((is) => (counter === 0 ? is('counter', '=', '0') : is('counter', '<', String(counter))))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes a passkey and returns its name; undefined if the user does not have it. */
export const deletePasskey = (trx: Db, userId: string, id: string) =>
  trx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('name')
    .executeTakeFirst()

/** Deletes every passkey of a user. */
export async function deletePasskeys(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('passkeys').where('user_id', '=', userId).execute()
}

/** Lets a passkey sign in without the password, and returns its name; undefined if the user does not have it. */
export const allowPasskeyAlone = (trx: Db, userId: string, id: string) =>
  trx
    .updateTable('passkeys')
    .set({ passwordless: true })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('name')
    .executeTakeFirst()

/** Makes the passkeys of a user ask for the password as well. */
export async function requirePasswordWithPasskeys(trx: Db, userId: string): Promise<void> {
  await trx.updateTable('passkeys').set({ passwordless: false }).where('user_id', '=', userId).execute()
}
