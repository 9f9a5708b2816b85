import type { PasskeyRequest } from '@tributary/domain'
import { passkeyMessages } from '@tributary/sdk/session'
import { credentialIdsOf, takeUse } from '../account/passkeys.queries.ts'
import { audit } from '../audit/audit.ts'
import { unauthorised } from '../http/http-error.ts'
import { networkOf } from '../http/network.ts'
import { auditSource, type RequestContext } from '../http/request-context.ts'
import { hashOf, newToken } from '../security/random-token.ts'
import { takeAllowance } from '../security/rate-limit.ts'
import type { Used } from '../security/webauthn.ts'
import type { Services } from '../services.ts'
import { activeAccount } from './active-account.ts'
import {
  newPasskeyChallenge,
  type ProvedPasskey,
  provedPasskey,
  takeSignedChallenge,
} from './passkey-challenges.rules.ts'
import { completeSignIn, type SignInOutcome } from './start-session.ts'
import { consumeChallenge, findChallenge } from './verification.queries.ts'

const refused = () => unauthorised(passkeyMessages.refused)
const forBrowser = (cookie: string | undefined) =>
  ({ purpose: 'sign-in', bound: { browserHash: hashOf(cookie ?? '') } }) as const

/**
 * Creates a challenge that only this browser may answer: with any passkey, or with one of the account that has entered its
 * password.
 */
export async function startPasskeySignIn(
  services: Services,
  reference: string | undefined,
  context: RequestContext,
): Promise<{ request: PasskeyRequest; attemptCookie: string }> {
  const { storage, clock } = services
  await takeAllowance(storage.db, clock(), ['passkey-challenge', networkOf(context.ip)])
  // A browser that has entered a password keeps its cookie, so that the other factors stay possible.
  const attemptCookie = context.attemptCookie ?? newToken()
  const expected = forBrowser(attemptCookie)
  const pending = reference === undefined ? undefined : await pendingSignIn(services, reference, expected)
  const referenceHash = reference && hashOf(reference)
  return {
    request: {
      ...(await newPasskeyChallenge(services, { ...expected, referenceHash })),
      allowed: pending ? await credentialIdsOf(storage.db, pending.userId) : [],
    },
    attemptCookie,
  }
}

async function pendingSignIn(
  { storage, clock }: Services,
  reference: string,
  { bound }: ReturnType<typeof forBrowser>,
) {
  const lookup = { referenceHash: hashOf(reference), purposes: ['sign-in'] as const, bound }
  const pending = await findChallenge(storage.db, lookup)
  if (!pending || pending.expiresAt <= clock()) throw unauthorised('Verification failed.')
  return pending
}

/** Signs in with a passkey, which is a password and a second factor in one, or finishes a sign-in with a password. */
export async function signInWithPasskey(
  services: Services,
  used: Used,
  context: RequestContext,
): Promise<SignInOutcome> {
  const { storage, clock } = services
  await takeAllowance(storage.db, clock(), ['passkey-try', networkOf(context.ip)])
  const taken = await takeSignedChallenge(services, used.clientDataJSON, forBrowser(context.attemptCookie))
  const passkey = taken && (await provedPasskey(services, taken, used))
  if (!taken || !passkey || isCopied(passkey)) {
    await noteRefusal(services, passkey, context)
    throw refused()
  }
  if (taken.referenceHash === null) refuseAlone(passkey, used)
  else await endPending(services, taken.referenceHash, passkey, context)
  const person = await activeAccount(services, passkey.userId)
  return completeSignIn(services, person, context, {
    factor: 'passkey',
    // Fails if the passkey was removed meanwhile, which has ended the other sessions.
    inTransaction: async (trx) => {
      if (!(await takeUse(trx, passkey.id, passkey.sentCounter, clock()))) throw refused()
    },
  })
}

/** Whether another device has used the same key. Devices without a counter always send zero. */
const isCopied = ({ counter, sentCounter }: ProvedPasskey): boolean =>
  (counter > 0 || sentCounter > 0) && sentCounter <= counter

/** Without a password, the device must name the account itself, and the password must be the one of the time it was added. */
function refuseAlone({ passwordless }: ProvedPasskey, { userHandle }: Used) {
  if (userHandle === null) throw refused()
  if (!passwordless) throw unauthorised(passkeyMessages.notAlone)
}

/** Uses up the sign-in that waits for a factor; refused unless the passkey is of the user who has entered the password. */
async function endPending(
  services: Services,
  referenceHash: string,
  passkey: ProvedPasskey,
  context: RequestContext,
) {
  const { db } = services.storage
  const lookup = {
    referenceHash,
    purposes: ['sign-in'] as const,
    bound: forBrowser(context.attemptCookie).bound,
  }
  const pending = await findChallenge(db, lookup)
  if (pending?.userId !== passkey.userId || pending.expiresAt <= services.clock()) {
    await noteRefusal(services, passkey, context)
    throw refused()
  }
  if (!(await consumeChallenge(db, referenceHash))) throw refused()
}

/** Audits a refused passkey. A copied key is named, because its owner should remove it. */
export async function noteRefusal(
  { storage, clock }: Services,
  passkey: ProvedPasskey | undefined,
  context: RequestContext,
): Promise<void> {
  await audit(storage.db, {
    at: clock(),
    action: 'passkey.refused',
    ...(passkey && { target: passkey.userId, detail: { passkey: passkey.id, copied: isCopied(passkey) } }),
    ...auditSource(context),
  })
}
