import type { Kysely } from 'kysely'
import type { Database } from '../../storage/schema.ts'

type Db = Kysely<Database>

/** A browser that was sent to a provider and has not come back yet. */
export type AuthorisationAttempt = {
  stateHash: string
  browserHash: string
  organisationId: string
  userId: string
  /** The session or the reconnect link that started it. */
  startedBy: { sessionId: string } | { linkId: string }
  typeId: string
  account: string | null
  /** The connector of a custom source, and the hash of what it was authorised for. */
  connector: { id: string; sourceHash: string } | null
  sealed: string
  expiresAt: Date
}

export async function insertAttempt(db: Db, attempt: AuthorisationAttempt): Promise<void> {
  await db
    .insertInto('authorisations')
    .values({
      state_hash: attempt.stateHash,
      browser_hash: attempt.browserHash,
      organisation_id: attempt.organisationId,
      user_id: attempt.userId,
      session_id: 'sessionId' in attempt.startedBy ? attempt.startedBy.sessionId : null,
      link_id: 'linkId' in attempt.startedBy ? attempt.startedBy.linkId : null,
      connector_type_id: attempt.typeId,
      account: attempt.account,
      connector_id: attempt.connector?.id ?? null,
      source_hash: attempt.connector?.sourceHash ?? null,
      sealed: attempt.sealed,
      expires_at: attempt.expiresAt,
    })
    .execute()
}

/** Returns and deletes the attempt with this state, so that a state works only once. */
export async function takeAttempt(db: Db, stateHash: string): Promise<AuthorisationAttempt | undefined> {
  const taken = await db
    .deleteFrom('authorisations')
    .where('state_hash', '=', stateHash)
    .returning([
      'state_hash as stateHash',
      'browser_hash as browserHash',
      'organisation_id as organisationId',
      'user_id as userId',
      'session_id as sessionId',
      'link_id as linkId',
      'connector_type_id as typeId',
      'account',
      'connector_id as id',
      'source_hash as sourceHash',
      'sealed',
      'expires_at as expiresAt',
    ])
    .executeTakeFirst()
  if (!taken) return undefined
  const { id, sourceHash, sessionId, linkId, ...attempt } = taken
  const startedBy = starterOf(sessionId, linkId)
  return { ...attempt, startedBy, connector: id !== null && sourceHash !== null ? { id, sourceHash } : null }
}

function starterOf(sessionId: string | null, linkId: string | null): AuthorisationAttempt['startedBy'] {
  if (sessionId !== null) return { sessionId }
  if (linkId !== null) return { linkId }
  throw new Error('A constraint allows no authorisation without a session or a link.')
}

/** Deletes expired attempts. */
export async function pruneAttempts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('authorisations').where('expires_at', '<=', now).execute()
}
