import type { SignInFactor } from '@tributary/domain'
import { type Kysely, sql } from 'kysely'
import { userColumns, usersWithRole } from '../account/accounts.queries.ts'
import type { Ending } from '../account/end-sessions.queries.ts'
import { compileOnce } from '../storage/compile-once.ts'
import type { Database } from '../storage/schema.ts'

type Db = Kysely<Database>

/**
 * Returns a session with its user and their organisations, as they are now. `organisation` is the one with the given id,
 * if it exists.
 */
export const sessionById = async (db: Db, sessionId: string, organisationId: string | null = null) =>
  (await sessions(db, { sessionId, organisationId }))[0]

type Wanted = { sessionId: string; organisationId: string | null }

const sessions = compileOnce((db, { sessionId, organisationId }: Wanted) =>
  usersWithRole(db)
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .select([
      ...userColumns,
      'sessions.id as sessionId',
      'sessions.created_at as createdAt',
      'sessions.active_at as activeAt',
      'sessions.ended_at as endedAt',
      'sessions.view_user_id as viewUserId',
      'sessions.view_organisation as viewOrganisation',
      'sessions.view_until as viewUntil',
      sql<Date>`coalesce(sessions.authenticated_at, sessions.created_at)`.as('authenticatedAt'),
      sql<string[]>`array(select organisation_id::text from user_organisations where user_id = users.id)`.as(
        'organisationIds',
      ),
      sql<string | null>`(select id::text from organisations where id = ${organisationId})`.as(
        'organisation',
      ),
    ])
    .where('sessions.id', '=', sessionId),
)

export type NewSession = {
  userId: string
  description: string
  network: string
  factor: SignInFactor | undefined
  now: Date
}

export async function insertSession(
  db: Db,
  { userId, description, network, factor, now }: NewSession,
): Promise<string> {
  const { id } = await db
    .insertInto('sessions')
    .values({
      user_id: userId,
      description,
      network,
      created_at: now,
      active_at: now,
      authenticated_at: now,
      factor: factor ?? null,
      factor_at: factor ? now : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Records that the user has proved who they are, with the factor if it is not the password. */
export async function noteAuthentication(
  db: Db,
  sessionId: string,
  factor: SignInFactor | null,
  now: Date,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ authenticated_at: now, ...(factor && { factor, factor_at: now }) })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute()
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

/** Marks a refresh token as used; false if another request used it first. */
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

/** Returns the user's open sessions, the last used first. */
export const sessionsOf = (db: Db, userId: string, { startedAfter, activeAfter }: SessionAges) =>
  db
    .selectFrom('sessions')
    .select(['id', 'description', 'created_at as startedAt', 'active_at as lastSeenAt', 'network', 'factor'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('created_at', '>', startedAfter)
    .where('active_at', '>', activeAfter)
    .orderBy('active_at', 'desc')
    .execute()

/** The times before which a session has expired. */
export type SessionAges = { startedAfter: Date; activeAfter: Date }

/** Ends a session; false if it had ended already. */
export async function endSession(db: Db, sessionId: string, reason: Ending, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: reason })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes sessions created before this time, with their tokens. */
export async function pruneSessions(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('sessions').where('created_at', '<', before).execute()
}
