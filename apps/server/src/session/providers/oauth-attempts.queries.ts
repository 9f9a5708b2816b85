import type { Kysely } from 'kysely'
import type { ProviderIntent } from '../../storage/schema/account.ts'
import type { Database } from '../../storage/schema.ts'

type Db = Kysely<Database>

export type OAuthAttempt = {
  stateHash: string
  browserHash: string
  provider: string
  intent: ProviderIntent
  returnUrl: string | null
  sealed: string
  expiresAt: Date
}

export async function insertOAuthAttempt(db: Db, attempt: OAuthAttempt): Promise<void> {
  await db
    .insertInto('provider_visits')
    .values({
      state_hash: attempt.stateHash,
      browser_hash: attempt.browserHash,
      provider: attempt.provider,
      intent: attempt.intent,
      return_url: attempt.returnUrl,
      sealed: attempt.sealed,
      expires_at: attempt.expiresAt,
    })
    .execute()
}

/** Deletes and returns the attempt with this state. Of two requests with the same state, only one gets it. */
export const takeOAuthAttempt = (db: Db, stateHash: string): Promise<OAuthAttempt | undefined> =>
  db
    .deleteFrom('provider_visits')
    .where('state_hash', '=', stateHash)
    .returning([
      'state_hash as stateHash',
      'browser_hash as browserHash',
      'provider',
      'intent',
      'return_url as returnUrl',
      'sealed',
      'expires_at as expiresAt',
    ])
    .executeTakeFirst()

export async function pruneOAuthAttempts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('provider_visits').where('expires_at', '<', now).execute()
}
