import { type Kysely, sql } from 'kysely'
import type { EmailStatus } from '../storage/schema/account.ts'
import type { Database } from '../storage/schema.ts'
import type { Ending } from './session-lifetime.ts'

type Db = Kysely<Database>

const userColumns = [
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

const people = (db: Db) =>
  db
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .innerJoin('statuses', 'statuses.id', 'users.status_id')

/** What is known of somebody by every way they come in. */
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

/** Somebody who comes in, with the hash of the password they have at that moment. */
export type Account = Person & { passwordHash: string | null }

const accounts = (db: Db) => people(db).select([...userColumns, 'users.password_hash as passwordHash'])

/** Who has this address, or had it last, with the hash of their password. */
export const accountByEmail = (db: Db, emailKey: string) =>
  accounts(db)
    .where('users.email_key', '=', emailKey)
    .orderBy('users.removed_at', (order) => order.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst()

/** Whether somebody has this address who was not removed. */
export const isAddressTaken = async (db: Db, emailKey: string): Promise<boolean> =>
  (await db
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', emailKey)
    .where('removed_at', 'is', null)
    .executeTakeFirst()) !== undefined

/** Somebody by their id, as they are now. */
export const accountById = (db: Db, userId: string) =>
  accounts(db).where('users.id', '=', userId).executeTakeFirst()

/**
 * Records a sign-in. Returns the password hash and the address, which stay as they are until the transaction ends;
 * undefined if there is no such account.
 */
export const noteSignIn = (trx: Db, userId: string, now: Date) =>
  trx
    .updateTable('users')
    .set({ last_signed_in_at: now })
    .where('id', '=', userId)
    .returning(['password_hash as passwordHash', 'email'])
    .executeTakeFirst()

/** Marks the address as verified if a mailed code may do so; false if it is not, or if the address has changed. */
export async function verifyAddress(
  trx: Db,
  userId: string,
  emailKey: string,
  from: EmailStatus,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ email_status: 'verified' })
    .where('id', '=', userId)
    .where('email_key', '=', emailKey)
    .where('email_status', '=', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Gives the account another address, which its owner has verified. */
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

/** A session with its person and their organisations, as they are now. */
export const sessionById = (db: Db, sessionId: string) =>
  people(db)
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .select([
      ...userColumns,
      'sessions.id as sessionId',
      'sessions.created_at as createdAt',
      'sessions.active_at as activeAt',
      'sessions.ended_at as endedAt',
      sql<string[]>`array(select organisation_id::text from user_organisations where user_id = users.id)`.as(
        'organisationIds',
      ),
    ])
    .where('sessions.id', '=', sessionId)
    .executeTakeFirst()

export async function insertSession(db: Db, userId: string, description: string, now: Date): Promise<string> {
  const { id } = await db
    .insertInto('sessions')
    .values({ user_id: userId, description, created_at: now, active_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertRefreshToken(db: Db, hash: string, sessionId: string, now: Date): Promise<void> {
  await db
    .insertInto('refresh_tokens')
    .values({ token_hash: hash, session_id: sessionId, issued_at: now })
    .execute()
}

export const refreshTokenByHash = (db: Db, hash: string) =>
  db
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .select(['session_id as sessionId', 'used_at as usedAt', 'sessions.user_id as userId'])
    .where('token_hash', '=', hash)
    .executeTakeFirst()

/** Marks a token as exchanged; false when another request was first. */
export async function useRefreshToken(db: Db, hash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refresh_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function touchSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ active_at: now })
    .where('id', '=', sessionId)
    .where('active_at', '<', now)
    .where('ended_at', 'is', null)
    .execute()
}

/** The sessions of somebody that nobody ended and that began after this moment, the latest used first. */
export const sessionsOf = (db: Db, userId: string, { startedAfter, activeAfter }: SessionAges) =>
  db
    .selectFrom('sessions')
    .select(['id', 'description', 'created_at as startedAt', 'active_at as lastSeenAt'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('created_at', '>', startedAfter)
    .where('active_at', '>', activeAfter)
    .orderBy('active_at', 'desc')
    .execute()

/** How old a session may be and still live. */
export type SessionAges = { startedAfter: Date; activeAfter: Date }

/** Ends a session once; false when it was over already. */
export async function endSession(db: Db, sessionId: string, reason: Ending, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: reason })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Ends every session somebody has, e.g. when their password or their role changes; their codes and links go too. The
 * one in which they do it themselves may stay.
 */
export async function endEverySession(
  trx: Db,
  userId: string,
  reason: Ending,
  now: Date,
  except?: string,
): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: reason })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .execute()
  await trx.deleteFrom('verification_challenges').where('user_id', '=', userId).execute()
  await trx.deleteFrom('external_sign_in_codes').where('user_id', '=', userId).execute()
}

export async function setRequireMfa(db: Db, userId: string, required: boolean): Promise<void> {
  await db.updateTable('users').set({ require_mfa: required }).where('id', '=', userId).execute()
}

export async function replacePasswordHash(db: Db, userId: string, hash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: hash }).where('id', '=', userId).execute()
}

/** Another hash of the same password; false when the password is another one meanwhile. */
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

/** Sessions that ended or ran out before this moment; their tokens go with them. */
export async function pruneSessions(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('sessions').where('created_at', '<', before).execute()
}
