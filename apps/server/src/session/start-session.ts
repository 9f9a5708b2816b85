import type { Session, SessionUser, SignInFactor, VerificationDevice } from '@tributary/domain'
import { maskedAddress } from '@tributary/sdk/session'
import type { Transaction } from 'kysely'
import { type Account, noteSignIn, type Person } from '../account/accounts.queries.ts'
import { type DeviceTrust, listDevices, useTrustedDevice } from '../account/device.rules.ts'
import { describeDevice } from '../account/device-description.ts'
import { resendAndRefuse } from '../account/email-link.rules.ts'
import { signInFactorsOf } from '../account/factors.rules.ts'
import { audit } from '../audit/audit.ts'
import { unauthorised } from '../http/http-error.ts'
import { networkOf } from '../http/network.ts'
import { auditSource, type RequestContext } from '../http/request-context.ts'
import { hashOf, newToken } from '../security/random-token.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import { endSession, insertRefreshToken, insertSession, refreshTokenByHash } from './session.queries.ts'
import { secondsLeft } from './session-lifetime.ts'
import { openChallenge, sendCode } from './verification.rules.ts'

export type IssuedSession = { session: Session; refreshToken: string; maxAgeSeconds: number }

/** The outcome of a sign-in: a session, or a request for a code that only the browser with `attemptCookie` may enter. */
export type SignInOutcome =
  | { kind: 'signed-in'; issued: IssuedSession; device?: DeviceTrust | undefined }
  | {
      kind: 'verification-required'
      reference: string
      /** Where a code was mailed, most of it hidden; null if none was. */
      address: string | null
      /** How the sign-in can be finished, the usual way first. */
      factors: readonly SignInFactor[]
      attemptCookie: string
    }

/**
 * Signs in a user whose identity is verified. Every sign-in method ends here, so that none bypasses the verification code
 * or reaches an account with an unverified address (SIGNUP-22). A passkey needs no other factor.
 */
export async function completeSignIn(
  services: Services,
  person: Account,
  context: RequestContext,
  passkey?: Entered,
): Promise<SignInOutcome> {
  if (person.emailStatus === 'needs-link') throw await resendAndRefuse(services, person)
  // A trusted device does not replace this code: it may have been trusted under another address.
  if (person.emailStatus === 'needs-code') return requireCode(services, person, context)
  if (passkey) return { kind: 'signed-in', issued: await startSession(services, person, context, passkey) }
  const factors = await signInFactorsOf(services, person)
  const [usual] = factors
  if (!usual) return { kind: 'signed-in', issued: await startSession(services, person, context) }
  const device = await useTrustedDevice(services, person.userId, context.deviceCookie)
  if (device) return { kind: 'signed-in', issued: await startSession(services, person, context), device }
  return usual === 'email' ? requireCode(services, person, context) : requireFactor(services, person, factors)
}

type CodeRequired = Extract<SignInOutcome, { kind: 'verification-required' }>

/** Mails a code that only this browser may enter. `others` are the other factors of the account. */
export async function requireCode(
  services: Services,
  person: Person,
  context: RequestContext,
  others: readonly SignInFactor[] = [],
): Promise<CodeRequired> {
  const attemptCookie = newToken()
  const bound = { browserHash: hashOf(attemptCookie) }
  const reference = await sendCode(services, person, { purpose: 'sign-in', bound, context })
  const address = maskedAddress(person.email)
  return { kind: 'verification-required', reference, address, factors: ['email', ...others], attemptCookie }
}

/** Waits for a code of another factor, which only this browser may enter. Mails none. */
async function requireFactor(
  services: Services,
  { userId }: Person,
  factors: readonly SignInFactor[],
): Promise<CodeRequired> {
  const attemptCookie = newToken()
  const bound = { browserHash: hashOf(attemptCookie) }
  const reference = await openChallenge(services, userId, { purpose: 'sign-in', bound })
  return { kind: 'verification-required', reference, address: null, factors, attemptCookie }
}

const outdated = (what: 'password' | 'email address') =>
  unauthorised(`The ${what} has just been changed. Please sign in again.`)

/** How the sign-in was finished, and what else belongs to its transaction. */
type Entered = {
  factor?: SignInFactor
  inTransaction?: (trx: Transaction<Database>) => Promise<void>
}

/**
 * Starts a session and ends the browser's previous one. Fails if the password or the address was replaced meanwhile,
 * because that revoked access.
 */
export async function startSession(
  services: Services,
  person: Account,
  context: RequestContext,
  { factor, inTransaction }: Entered = {},
): Promise<IssuedSession> {
  const now = services.clock()
  const sessionId = await services.storage.db.transaction().execute(async (trx) => {
    const known = await noteSignIn(trx, person.userId, { now, language: context.language })
    if (known?.passwordHash !== person.passwordHash) throw outdated('password')
    if (known?.email !== person.email) throw outdated('email address')
    const before = context.refreshToken && (await refreshTokenByHash(trx, hashOf(context.refreshToken)))
    if (before) await endSession(trx, before.sessionId, 'signed-out', now)
    const description = describeDevice(context.userAgent)
    const id = await insertSession(trx, {
      ...{ userId: person.userId, description, factor, now },
      network: networkOf(context.ip),
    })
    await inTransaction?.(trx)
    await audit(trx, {
      at: now,
      action: 'session.started',
      actorId: person.userId,
      target: id,
      ...(factor && { detail: { factor } }),
      ...auditSource(context),
    })
    return id
  })
  return issueTokens(services, person, { sessionId, createdAt: now }, now)
}

/** Creates the next pair of tokens of a session. */
export async function issueTokens(
  services: Services,
  person: Person,
  { sessionId, createdAt }: { sessionId: string; createdAt: Date },
  now: Date,
): Promise<IssuedSession> {
  const refreshToken = newToken()
  await insertRefreshToken(services.storage.db, hashOf(refreshToken), sessionId, now)
  const accessToken = await services.tokens.sign({ ...person, sessionId }, now)
  const user = sessionUser(person, await listDevices(services, person.userId))
  return { session: { accessToken, user }, refreshToken, maxAgeSeconds: secondsLeft(createdAt, now) }
}

export const sessionUser = (
  person: Omit<Person, 'userId' | 'status' | 'emailStatus'>,
  verificationDevices: VerificationDevice[],
): SessionUser => ({
  firstName: person.firstName,
  lastName: person.lastName,
  role: person.role,
  roleLevel: person.roleLevel,
  email: person.email,
  requireMultiFactorAuthentication: person.requireMfa,
  verificationDevices,
})
