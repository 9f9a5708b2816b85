import type { Kysely } from 'kysely'
import type { ProviderIntent } from '../../storage/schema/account.ts'
import type { Database } from '../../storage/schema.ts'

type Db = Kysely<Database>

export type Visit = {
  stateHash: string
  browserHash: string
  provider: string
  intent: ProviderIntent
  returnUrl: string | null
  sealed: string
  expiresAt: Date
}

export async function insertVisit(db: Db, visit: Visit): Promise<void> {
  await db
    .insertInto('provider_visits')
    .values({
      state_hash: visit.stateHash,
      browser_hash: visit.browserHash,
      provider: visit.provider,
      intent: visit.intent,
      return_url: visit.returnUrl,
      sealed: visit.sealed,
      expires_at: visit.expiresAt,
    })
    .execute()
}

/** The visit that set out with this state. It is gone with that: of two who bring the same state, one has it. */
export const takeVisit = (db: Db, stateHash: string): Promise<Visit | undefined> =>
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

export async function pruneVisits(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('provider_visits').where('expires_at', '<', now).execute()
}
