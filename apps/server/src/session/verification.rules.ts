import { codesMessages } from '@tributary/sdk/session'
import { audit } from '../audit/audit.ts'
import { HttpError } from '../http/http-error.ts'
import { auditSource } from '../http/request-context.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { CODE_MS } from '../security/lifetimes.ts'
import { hashOf, newToken } from '../security/random-token.ts'
import { giveBackAllowance, takeAllowance } from '../security/rate-limit.ts'
import { newCode } from '../security/verification-code.ts'
import type { Services } from '../services.ts'
import type { ChallengePurpose } from '../storage/schema/account.ts'
import {
  type ChallengeBinding,
  type ChallengeLookup,
  consumeChallenge,
  findChallenge,
  replaceChallenge,
  takeCodeTry,
} from './verification.queries.ts'

const MOST_TRIES = 5

/** The limits on codes sent to an account and not confirmed yet. */
const codesSent = (userId: string) =>
  [
    ['code-quarter', userId],
    ['code-hour', userId],
  ] as const

type Recipient = { userId: string; firstName: string; email: string }
type Sending = {
  purpose: ChallengePurpose
  bound: ChallengeBinding
  context: { ip: string; requestId: string }
}

/** Mails a code to the user and returns the reference to confirm it with. */
export async function sendCode(
  services: Services,
  { userId, firstName, email }: Recipient,
  { purpose, bound, context }: Sending,
): Promise<string> {
  const now = services.clock()
  const { db } = services.storage
  await takeAllowance(db, now, ...codesSent(userId))
  const [reference, code] = [newToken(), newCode()]
  const referenceHash = hashOf(reference)
  const codeHash = services.codeHashes.of(code, referenceHash)
  const expiresAt = new Date(now.getTime() + CODE_MS)
  await db.transaction().execute(async (trx) => {
    await replaceChallenge(trx, { referenceHash, codeHash, userId, purpose, bound, expiresAt })
    await enqueueMail(trx, services, {
      recipient: email,
      mail: { kind: 'verification-code', firstName, code, purpose },
    })
    await audit(trx, {
      at: now,
      action: 'verification.code-sent',
      actorId: userId,
      detail: { purpose },
      ...auditSource(context),
    })
  })
  return reference
}

/** Begins a proof with a code of an app or a recovery code, so nothing is mailed. Returns its reference. */
export async function openChallenge(
  { storage, clock }: Services,
  userId: string,
  { purpose, bound }: Pick<Sending, 'purpose' | 'bound'>,
): Promise<string> {
  const reference = newToken()
  const expiresAt = new Date(clock().getTime() + CODE_MS)
  const challenge = { referenceHash: hashOf(reference), codeHash: null, userId, purpose, bound, expiresAt }
  await storage.db.transaction().execute((trx) => replaceChallenge(trx, challenge))
  return reference
}

/** Checks a code of a factor. */
export type Proof = (code: string) => Promise<boolean>

export type EnteredCode = {
  reference: string
  code: string
  /** Returns how to check a code that is not of the mail. Without it, only the mailed code is right. */
  proofOf?: (challenge: { userId: string; mailed: boolean }) => Proof | undefined
  purposes: readonly ChallengePurpose[]
  bound: ChallengeLookup['bound']
}

export type CodeCheck =
  | { kind: 'right'; userId: string; purpose: ChallengePurpose; sessionId: string | null; mailed: boolean }
  | { kind: 'wrong' }
  | { kind: 'unknown' }

/**
 * Compares a code with the one sent, or with another factor. Five wrong codes block the reference, twenty in a day block the account, with 429.
 * A right code is used up and no longer counts as sent. Of two parallel right codes, the second is unknown.
 */
export async function checkCode(
  services: Services,
  { reference, code, proofOf, purposes, bound }: EnteredCode,
): Promise<CodeCheck> {
  const { db } = services.storage
  const lookup: ChallengeLookup = { referenceHash: hashOf(reference), purposes, bound }
  const challenge = await findChallenge(db, lookup)
  if (!challenge) return { kind: 'unknown' }
  const { userId, purpose, sessionId } = challenge
  const turn = await takeTry(services, challenge, lookup)
  if (turn !== 'taken') return { kind: turn }
  const { codeHash } = challenge
  const proof = proofOf?.({ userId, mailed: codeHash !== null })
  const isMailed = () => codeHash !== null && services.codeHashes.match(codeHash, code, lookup.referenceHash)
  if (!(proof ? await proof(code) : isMailed())) return { kind: 'wrong' }
  await giveBackAllowance(db, ['wrong-code', userId])
  if (!(await consumeChallenge(db, lookup.referenceHash))) return { kind: 'unknown' }
  if (codeHash !== null) await giveBackAllowance(db, ...codesSent(userId))
  return { kind: 'right', userId, purpose, sessionId, mailed: !proof }
}

/** Counts an attempt before it is checked; unknown if a parallel request has just used the code up. */
async function takeTry(
  { storage, clock }: Services,
  challenge: { userId: string; codeHash: string | null; expiresAt: Date },
  lookup: ChallengeLookup,
): Promise<'taken' | 'wrong' | 'unknown'> {
  const now = clock()
  if (challenge.expiresAt <= now) return 'wrong'
  if (!(await takeCodeTry(storage.db, lookup.referenceHash, MOST_TRIES, now))) {
    if (!(await findChallenge(storage.db, lookup))) return 'unknown'
    const secondsLeft = Math.ceil((challenge.expiresAt.getTime() - now.getTime()) / 1000)
    // Waiting does not unblock the code, so the message asks for a new one or for a new sign-in.
    const { closed, signInClosed } = codesMessages
    throw new HttpError(429, challenge.codeHash === null ? signInClosed : closed, secondsLeft)
  }
  await takeAllowance(storage.db, now, ['wrong-code', challenge.userId])
  return 'taken'
}
