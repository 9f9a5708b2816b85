import type { Session, SessionUser, VerificationDevice } from '@tributary/domain'
import { maskedAddress } from '@tributary/sdk/rules'
import type { Transaction } from 'kysely'
import { type Account, noteSignIn, type Person } from '../account/accounts.queries.ts'
import { type DeviceTrust, listDevices, useTrustedDevice } from '../account/device.rules.ts'
import { describeDevice } from '../account/device-description.ts'
import { refuseUnconfirmed } from '../account/email-link.rules.ts'
import { audit } from '../audit/audit.ts'
import { from, type Visitor } from '../http/request-context.ts'
import { unauthorised } from '../plugins/http-error.ts'
import { hashOf, newRefreshToken } from '../security/random-token.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import { isSettingOn } from '../storage/settings.queries.ts'
import { endSession, insertRefreshToken, insertSession, refreshTokenByHash } from './session.queries.ts'
import { secondsLeft } from './session-lifetime.ts'
import { sendCode } from './verification.rules.ts'

export type Issued = { session: Session; refreshToken: string; maxAgeSeconds: number }

/** Where a sign-in leads: in, or to a code, which only the browser with this token may enter. */
export type Entry =
  | { kind: 'signed-in'; issued: Issued; device?: DeviceTrust | undefined }
  | { kind: 'verification-required'; reference: string; address: string; attemptToken: string }

/**
 * Signs in a person who has shown who they are. Every sign-in method ends here, so none bypasses the verification code,
 * and none reaches an account of which the address is not verified (requirement SIGNUP-22).
 */
export async function enter(services: Services, person: Account, visitor: Visitor): Promise<Entry> {
  if (person.emailStatus === 'needs-link') throw await refuseUnconfirmed(services, person)
  // A device that was trusted under another address has confirmed nothing about this one.
  if (person.emailStatus === 'needs-code') return askForCode(services, person, visitor, newRefreshToken())
  if (!(await asksForCode(services, person)))
    return { kind: 'signed-in', issued: await startSession(services, person, visitor) }
  const device = await useTrustedDevice(services, person.userId, visitor.deviceToken)
  if (device) return { kind: 'signed-in', issued: await startSession(services, person, visitor), device }
  return askForCode(services, person, visitor, newRefreshToken())
}

/** Mails a code that only the browser holding this token may enter. */
export async function askForCode(
  services: Services,
  person: Person,
  visitor: Visitor,
  attemptToken: string,
): Promise<Extract<Entry, { kind: 'verification-required' }>> {
  const bound = { browserHash: hashOf(attemptToken) }
  const reference = await sendCode(services, person, { purpose: 'sign-in', bound, visitor })
  return { kind: 'verification-required', reference, address: maskedAddress(person.email), attemptToken }
}

const outdated = (what: 'password' | 'email address') =>
  unauthorised(`The ${what} has just been changed. Please sign in again.`)

const asksForCode = async ({ storage }: Services, person: Person) =>
  person.requireMfa || (await isSettingOn(storage.db, 'RequireMultiFactorAuthentication'))

/**
 * Starts a session, once nothing more is required. Any session the browser had before ends. A password or an address
 * that was replaced in the meantime starts none: its replacement revoked access.
 */
export async function startSession(
  services: Services,
  person: Account,
  visitor: Visitor,
  alongside: (trx: Transaction<Database>) => Promise<void> = async () => undefined,
): Promise<Issued> {
  const now = services.clock()
  const sessionId = await services.storage.db.transaction().execute(async (trx) => {
    const known = await noteSignIn(trx, person.userId, now)
    if (known?.passwordHash !== person.passwordHash) throw outdated('password')
    if (known?.email !== person.email) throw outdated('email address')
    const before = visitor.refreshToken && (await refreshTokenByHash(trx, hashOf(visitor.refreshToken)))
    if (before) await endSession(trx, before.sessionId, 'signed-out', now)
    const id = await insertSession(trx, person.userId, describeDevice(visitor.userAgent), now)
    await alongside(trx)
    await audit(trx, {
      at: now,
      action: 'session.started',
      actorId: person.userId,
      target: id,
      ...from(visitor),
    })
    return id
  })
  return issue(services, person, { sessionId, createdAt: now }, now)
}

/** The next pair of tokens of a session. */
export async function issue(
  services: Services,
  person: Person,
  { sessionId, createdAt }: { sessionId: string; createdAt: Date },
  now: Date,
): Promise<Issued> {
  const refreshToken = newRefreshToken()
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
