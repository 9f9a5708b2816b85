import {
  insertPasskeyChallenge,
  type NewPasskeyChallenge,
  type PasskeyLookup,
  takePasskeyChallenge,
} from '../account/passkey-challenges.queries.ts'
import { passkeyByCredential, type StoredPasskey } from '../account/passkeys.queries.ts'
import { PASSKEY_CHALLENGE_MS } from '../security/lifetimes.ts'
import { hashOf, newToken } from '../security/random-token.ts'
import { relyingParty, signedChallenge, type Used, userHandleOf, verifyUsed } from '../security/webauthn.ts'
import type { Services } from '../services.ts'

type Expected = Pick<PasskeyLookup, 'purpose' | 'bound'>

/** Stores a challenge that a browser signs once, and returns it with the domain of the portal. */
export async function newPasskeyChallenge(
  { storage, clock, config }: Services,
  expected: Expected & Pick<NewPasskeyChallenge, 'referenceHash'>,
): Promise<{ challenge: string; rpId: string }> {
  const challenge = newToken()
  const expiresAt = new Date(clock().getTime() + PASSKEY_CHALLENGE_MS)
  await insertPasskeyChallenge(storage.db, { ...expected, challengeHash: hashOf(challenge), expiresAt })
  return { challenge, rpId: relyingParty(config.publicUrl).rpId }
}

export type TakenChallenge = { challenge: string; referenceHash: string | null }

/** Uses up the challenge that a browser has signed, before anything is verified. Undefined if it is not a valid one. */
export async function takeSignedChallenge(
  { storage, clock }: Services,
  clientDataJSON: string,
  expected: Expected,
): Promise<TakenChallenge | undefined> {
  const challenge = signedChallenge(clientDataJSON)
  if (challenge === null) return undefined
  const lookup = { ...expected, challengeHash: hashOf(challenge), now: clock() }
  const taken = await takePasskeyChallenge(storage.db, lookup)
  return taken && { challenge, ...taken }
}

/** A passkey whose signature is right, and the counter that it has sent. */
export type ProvedPasskey = StoredPasskey & { sentCounter: number }

/** Returns the passkey that has signed a challenge. Undefined if it is unknown or the signature does not fit. */
export async function provedPasskey(
  { storage, config }: Services,
  { challenge }: TakenChallenge,
  used: Used,
): Promise<ProvedPasskey | undefined> {
  const passkey = await passkeyByCredential(storage.db, used.id)
  if (!passkey) return undefined
  if (used.userHandle !== null && used.userHandle !== userHandleOf(passkey.userId)) return undefined
  const sentCounter = await verifyUsed(relyingParty(config.publicUrl), challenge, used, passkey.publicKey)
  return sentCounter === null ? undefined : { ...passkey, sentCounter }
}
