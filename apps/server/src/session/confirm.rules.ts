import type { SessionUser, SignInFactor } from '@tributary/domain'
import { codesMessages } from '@tributary/sdk/session'
import type { Transaction } from 'kysely'
import { type Account, verifyAddress } from '../account/accounts.queries.ts'
import { type DeviceTrust, listDevices, rememberDevice } from '../account/device.rules.ts'
import { useAuthenticatorCode, useRecoveryCode } from '../account/factors.rules.ts'
import { linkWaitingIdentities } from '../account/identities.queries.ts'
import { audit } from '../audit/audit.ts'
import { badRequest, unauthorised } from '../http/http-error.ts'
import { auditSource, type RequestContext } from '../http/request-context.ts'
import { emailKey } from '../security/email-key.ts'
import { hashOf } from '../security/random-token.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import { activeAccount } from './active-account.ts'
import { changeCodes } from './multi-factor.rules.ts'
import { isLive } from './session.rules.ts'
import { type SignInOutcome, sessionUser, startSession } from './start-session.ts'
import { type CodeCheck, checkCode, type EnteredCode, type Proof } from './verification.rules.ts'

type TypedFactor = Exclude<SignInFactor, 'passkey'>

export type Confirmation = {
  reference: string
  code: string
  trustDevice: boolean
  /** What the code is of. Undefined: of the mail, if one was sent, or of an app. */
  factor?: TypedFactor | undefined
}

const unknownReference = () => unauthorised('Verification failed.')

/** Finishes a sign-in that needs a code, in the browser that started it. */
export async function confirmSignIn(
  services: Services,
  { reference, code, trustDevice, factor }: Confirmation,
  context: RequestContext,
): Promise<Extract<SignInOutcome, { kind: 'signed-in' }>> {
  const bound = { browserHash: hashOf(context.attemptCookie ?? '') }
  let used: TypedFactor = 'email'
  const proofOf = ({ userId, mailed }: { userId: string; mailed: boolean }) => {
    used = factor ?? (mailed ? 'email' : 'authenticator')
    return proofWith(services, used, userId, context)
  }
  const entered = { reference, code, proofOf, purposes: ['sign-in'], bound } satisfies EnteredCode
  const { userId, mailed } = await checkedCode(services, entered, context)
  const person = await activeAccount(services, userId)
  // Only a mailed code proves that the address is the user's.
  if (person.emailStatus === 'needs-code' && !mailed) throw unknownReference()
  let device: DeviceTrust | undefined
  const inTransaction = async (trx: Transaction<Database>) => {
    if (person.emailStatus === 'needs-code') await verifyByCode(trx, services, person, context)
    device = await rememberDevice(trx, { userId, context, trust: trustDevice, now: services.clock() })
  }
  const issued = await startSession(services, person, context, { factor: used, inTransaction })
  return { kind: 'signed-in', issued, device }
}

/** Returns how to check a code of this factor; undefined for a mailed one. */
function proofWith(
  services: Services,
  factor: TypedFactor,
  userId: string,
  context: RequestContext,
): Proof | undefined {
  if (factor === 'authenticator') return (code) => useAuthenticatorCode(services, userId, code)
  if (factor === 'recovery')
    return async (code) => useRecoveryCode(services, await activeAccount(services, userId), code, context)
  return undefined
}

/** Marks the address as verified, because the code was mailed to it, and links the identities that waited for that. */
async function verifyByCode(
  trx: Transaction<Database>,
  { clock }: Services,
  { userId, email }: Account,
  context: RequestContext,
) {
  if (!(await verifyAddress(trx, userId, emailKey(email), 'needs-code'))) return
  await linkWaitingIdentities(trx, userId, clock())
  await audit(trx, {
    at: clock(),
    action: 'account.address-verified',
    actorId: userId,
    target: userId,
    ...auditSource(context),
  })
}

/** Turns verification codes on or off as requested with this reference, while the requesting session is open. */
export async function confirmChange(
  services: Services,
  { reference, code }: Pick<Confirmation, 'reference' | 'code'>,
  context: RequestContext,
): Promise<SessionUser> {
  const entered = {
    reference,
    code,
    purposes: ['mfa-enable', 'mfa-disable'],
    bound: 'requesting session',
  } satisfies EnteredCode
  const { userId, purpose, sessionId } = await checkedCode(services, entered, context)
  if (!sessionId || !(await isLive(services, sessionId))) throw unknownReference()
  const person = await activeAccount(services, userId)
  const enabled = purpose === 'mfa-enable'
  await changeCodes(services, person, enabled, context)
  return sessionUser({ ...person, requireMfa: enabled }, await listDevices(services, userId))
}

async function checkedCode(services: Services, entered: EnteredCode, context: RequestContext) {
  const checked: CodeCheck = await checkCode(services, entered)
  if (checked.kind === 'right') return checked
  await audit(services.storage.db, {
    at: services.clock(),
    action: 'verification.refused',
    ...auditSource(context),
  })
  throw checked.kind === 'wrong' ? badRequest(codesMessages.wrong) : unknownReference()
}
