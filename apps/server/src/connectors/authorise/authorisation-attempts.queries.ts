import type { Kysely } from 'kysely'
import type { Database } from '../../storage/schema.ts'

type Db = Kysely<Database>

/** Somebody on the way to a provider. */
export type AuthorisationAttempt = {
  stateHash: string
  browserHash: string
  organisationId: string
  userId: string
  sessionId: string
  typeId: string
  account: string | null
  sealed: string
  expiresAt: Date
}

export async function insertAttempt(db: Db, one: AuthorisationAttempt): Promise<void> {
  await db
    .insertInto('authorisations')
    .values({
      state_hash: one.stateHash,
      browser_hash: one.browserHash,
      organisation_id: one.organisationId,
      user_id: one.userId,
      session_id: one.sessionId,
      connector_type_id: one.typeId,
      account: one.account,
      sealed: one.sealed,
      expires_at: one.expiresAt,
    })
    .execute()
}

/** Whoever set out with this state. It is gone with that: of two who bring the same state, one has it. */
export const takeAttempt = (db: Db, stateHash: string): Promise<AuthorisationAttempt | undefined> =>
  db
    .deleteFrom('authorisations')
    .where('state_hash', '=', stateHash)
    .returning([
      'state_hash as stateHash',
      'browser_hash as browserHash',
      'organisation_id as organisationId',
      'user_id as userId',
      'session_id as sessionId',
      'connector_type_id as typeId',
      'account',
      'sealed',
      'expires_at as expiresAt',
    ])
    .executeTakeFirst()

/** Forgets those that nobody came back from in time. */
export async function pruneAttempts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('authorisations').where('expires_at', '<=', now).execute()
}
