import { type Kysely, sql } from 'kysely'
import { prunePasskeyChallenges } from '../account/passkey-challenges.queries.ts'
import type { ChallengePurpose } from '../storage/schema/account.ts'
import type { Database } from '../storage/schema.ts'

type Db = Kysely<Database>

/** What a code is bound to: the browser that started the sign-in, or the session that requested the change. */
export type ChallengeBinding = { browserHash: string } | { sessionId: string }

export type NewChallenge = {
  referenceHash: string
  /** Null if no code is mailed. */
  codeHash: string | null
  userId: string
  purpose: ChallengePurpose
  bound: ChallengeBinding
  expiresAt: Date
}

/** Stores a new code and invalidates the previous one. */
export async function replaceChallenge(trx: Db, challenge: NewChallenge): Promise<void> {
  const { referenceHash, codeHash, userId, purpose, bound, expiresAt } = challenge
  // Locks the user, so that of two parallel requests the later code replaces the earlier one.
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  await trx
    .deleteFrom('verification_challenges')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .execute()
  await trx
    .insertInto('verification_challenges')
    .values({
      reference_hash: referenceHash,
      code_hash: codeHash,
      user_id: userId,
      purpose,
      browser_hash: 'browserHash' in bound ? bound.browserHash : null,
      session_id: 'sessionId' in bound ? bound.sessionId : null,
      expires_at: expiresAt,
    })
    .execute()
}

const columns = [
  'user_id as userId',
  'purpose',
  'code_hash as codeHash',
  'session_id as sessionId',
  'attempts',
  'expires_at as expiresAt',
] as const

export type ChallengeLookup = {
  referenceHash: string
  purposes: readonly ChallengePurpose[]
  bound: ChallengeBinding | 'requesting session'
}

export function findChallenge(db: Db, { referenceHash, purposes, bound }: ChallengeLookup) {
  const challenge = db
    .selectFrom('verification_challenges')
    .select(columns)
    .where('reference_hash', '=', referenceHash)
    .where('purpose', 'in', purposes)
  if (bound === 'requesting session') return challenge.executeTakeFirst()
  if ('browserHash' in bound)
    return challenge.where('browser_hash', '=', bound.browserHash).executeTakeFirst()
  return challenge.where('session_id', '=', bound.sessionId).executeTakeFirst()
}

/** Counts an attempt before it is checked. Returns false if no attempt is left or the code has expired. */
export async function takeCodeTry(db: Db, referenceHash: string, most: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('verification_challenges')
    .set({ attempts: sql`attempts + 1` })
    .where('reference_hash', '=', referenceHash)
    .where('attempts', '<', most)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Uses a challenge up; false if another request was first. */
export async function consumeChallenge(db: Db, referenceHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('verification_challenges')
    .where('reference_hash', '=', referenceHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function pruneChallenges(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('verification_challenges').where('expires_at', '<', now).execute()
  await prunePasskeyChallenges(db, now)
}
