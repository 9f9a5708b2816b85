import type { Kysely } from 'kysely'
import type { PageLanguage } from '../page-language.ts'
import type { EmailStatus } from '../storage/schema/account.ts'
import type { Database } from '../storage/schema.ts'

type Db = Kysely<Database>

/** The columns of {@link Person}. */
export const userColumns = [
  'users.id as userId',
  'users.email',
  'users.email_status as emailStatus',
  'users.first_name as firstName',
  'users.last_name as lastName',
  'users.require_mfa as requireMfa',
  'roles.name as role',
  'roles.level as roleLevel',
  'statuses.name as status',
] as const

/** Users with their role and status. */
export const usersWithRole = (db: Db) =>
  db
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .innerJoin('statuses', 'statuses.id', 'users.status_id')

/** A user with the fields that every sign-in method needs. */
export type Person = {
  userId: string
  email: string
  emailStatus: EmailStatus
  firstName: string
  lastName: string
  requireMfa: boolean
  status: string
  role: string
  roleLevel: number
}

/** A user who signs in, with the hash of their current password. */
export type Account = Person & { passwordHash: string | null }

const accounts = (db: Db) => usersWithRole(db).select([...userColumns, 'users.password_hash as passwordHash'])

/** Finds the account with this address, or the last removed one that had it. */
export const accountByEmail = (db: Db, emailKey: string) =>
  accounts(db)
    .where('users.email_key', '=', emailKey)
    .where('users.kind', '=', 'person')
    .orderBy('users.removed_at', (order) => order.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst()

/** Whether an account that is not removed has this address. */
export const isAddressTaken = async (db: Db, emailKey: string): Promise<boolean> =>
  (await db
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', emailKey)
    .where('removed_at', 'is', null)
    .executeTakeFirst()) !== undefined

/** Finds an account by id. */
export const accountById = (db: Db, userId: string) =>
  accounts(db).where('users.id', '=', userId).executeTakeFirst()

type SignIn = { now: Date; language: PageLanguage }

/**
 * Records a sign-in. Returns the password hash and the address, locked until the transaction ends; undefined if the
 * account does not exist.
 */
export const noteSignIn = (trx: Db, userId: string, { now, language }: SignIn) =>
  trx
    .updateTable('users')
    .set({ last_signed_in_at: now, language })
    .where('id', '=', userId)
    .returning(['password_hash as passwordHash', 'email'])
    .executeTakeFirst()

/** Marks the address as verified; false if its status is not `current` or the address has changed. */
export async function verifyAddress(
  trx: Db,
  userId: string,
  emailKey: string,
  current: EmailStatus,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ email_status: 'verified' })
    .where('id', '=', userId)
    .where('email_key', '=', emailKey)
    .where('email_status', '=', current)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Changes the address of the account to one its owner has verified. */
export async function moveAddress(
  trx: Db,
  userId: string,
  { email, emailKey }: { email: string; emailKey: string },
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ email, email_key: emailKey, email_status: 'verified' })
    .where('id', '=', userId)
    .execute()
}

export async function setRequireMfa(db: Db, userId: string, required: boolean): Promise<void> {
  await db.updateTable('users').set({ require_mfa: required }).where('id', '=', userId).execute()
}

export async function replacePasswordHash(db: Db, userId: string, hash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: hash }).where('id', '=', userId).execute()
}

/** Replaces the hash of an unchanged password; false if the password has changed meanwhile. */
export async function renewPasswordHash(
  db: Db,
  userId: string,
  { before, after }: { before: string; after: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ password_hash: after })
    .where('id', '=', userId)
    .where('password_hash', '=', before)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Sets the name of an account. */
export async function setName(
  db: Db,
  userId: string,
  { firstName, lastName }: { firstName: string; lastName: string },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ first_name: firstName, last_name: lastName })
    .where('id', '=', userId)
    .execute()
}
