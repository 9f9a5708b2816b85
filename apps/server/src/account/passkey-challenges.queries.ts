import type { Kysely } from 'kysely'
import type { PasskeyPurpose } from '../storage/schema/account.ts'
import type { Database } from '../storage/schema.ts'

type Db = Kysely<Database>

/** The browser that signs in, or the signed-in user. No other one may answer the challenge. */
export type PasskeyBinding = { browserHash: string } | { userId: string }

export type NewPasskeyChallenge = {
  challengeHash: string
  purpose: PasskeyPurpose
  bound: PasskeyBinding
  /** The sign-in that it finishes; absent for one without a password. */
  referenceHash?: string | undefined
  expiresAt: Date
}

export async function insertPasskeyChallenge(db: Db, challenge: NewPasskeyChallenge): Promise<void> {
  const { challengeHash, purpose, bound, referenceHash, expiresAt } = challenge
  const row = {
    challenge_hash: challengeHash,
    purpose,
    browser_hash: 'browserHash' in bound ? bound.browserHash : null,
    user_id: 'userId' in bound ? bound.userId : null,
    reference_hash: referenceHash ?? null,
    expires_at: expiresAt,
  }
  await db.insertInto('passkey_challenges').values(row).execute()
}

export type PasskeyLookup = {
  challengeHash: string
  purpose: PasskeyPurpose
  bound: PasskeyBinding
  now: Date
}

/** Uses a challenge up, and returns the sign-in that it finishes. Undefined if it is unknown, used or expired. */
export function takePasskeyChallenge(db: Db, { challengeHash, purpose, bound, now }: PasskeyLookup) {
  const taken = db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', challengeHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returning('reference_hash as referenceHash')
  return 'browserHash' in bound
    ? taken.where('browser_hash', '=', bound.browserHash).executeTakeFirst()
    : taken.where('user_id', '=', bound.userId).executeTakeFirst()
}

export async function prunePasskeyChallenges(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', now).execute()
}
