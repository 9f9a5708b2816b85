import type { PasskeyRequest, SignInFactor } from '@tributary/domain'
import type { MailedStepUpCode } from '@tributary/sdk/contract'
import { factorMessages, maskedAddress, passkeyMessages } from '@tributary/sdk/session'
import { stepUpFactorsOf, useAuthenticatorCode } from '../account/factors.rules.ts'
import { credentialIdsOf, takeUse } from '../account/passkeys.queries.ts'
import { audit } from '../audit/audit.ts'
import type { Caller } from '../http/caller.ts'
import { badRequest, conflict, HttpError } from '../http/http-error.ts'
import { auditSource, type RequestContext } from '../http/request-context.ts'
import { STEP_UP_MS } from '../security/lifetimes.ts'
import { giveBackAllowance, takeAllowance } from '../security/rate-limit.ts'
import type { Used } from '../security/webauthn.ts'
import type { Services } from '../services.ts'
import { checkOwnPassword } from './own-password.ts'
import { newPasskeyChallenge, provedPasskey, takeSignedChallenge } from './passkey-challenges.rules.ts'
import { noteRefusal } from './passkey-sign-in.rules.ts'
import { noteAuthentication } from './session.queries.ts'
import { checkCode, sendCode } from './verification.rules.ts'

/**
 * Throws 403 unless the caller has proved who they are within the last ten minutes. The one rule for every call that the
 * contract marks with `stepUp`.
 */
export async function refuseUnlessRecent(
  services: Services,
  { userId, authenticatedAt }: Caller,
): Promise<void> {
  const since = services.clock().getTime() - STEP_UP_MS
  if (authenticatedAt && authenticatedAt.getTime() > since) return
  const factors = await stepUpFactorsOf(services, userId)
  throw new HttpError(403, factorMessages.stepUpRequired, undefined, { code: 'step-up-required', factors })
}

export type StepUp =
  | { password: string }
  | { authenticatorCode: string }
  | { reference: string; code: string }
  | { passkey: Used }

/** Confirms with a factor that it is the caller. Wrong ones count like those of a sign-in. */
export async function stepUp(
  services: Services,
  caller: Caller,
  given: StepUp,
  context: RequestContext,
): Promise<void> {
  const { storage, clock } = services
  const factor = await checkedFactor(services, caller, given, context)
  await noteAuthentication(storage.db, caller.sessionId, factor, clock())
  const by = { actorId: caller.userId, target: caller.sessionId, ...auditSource(context) }
  await audit(storage.db, {
    at: clock(),
    action: 'session.confirmed',
    detail: { factor: factor ?? 'password' },
    ...by,
  })
}

/** Returns the factor that was given; null for the password. Throws if it is wrong. */
async function checkedFactor(
  services: Services,
  caller: Caller,
  given: StepUp,
  context: RequestContext,
): Promise<SignInFactor | null> {
  if ('password' in given) {
    await checkOwnPassword(services, caller, given.password, context)
    return null
  }
  if ('passkey' in given) return checkedPasskey(services, caller, given.passkey, context)
  const right =
    'authenticatorCode' in given
      ? await isAppCode(services, caller, given.authenticatorCode)
      : await isMailedCode(services, caller, given)
  if (right) return 'authenticatorCode' in given ? 'authenticator' : 'email'
  const by = { actorId: caller.userId, ...auditSource(context) }
  await audit(services.storage.db, { at: services.clock(), action: 'verification.refused', ...by })
  throw badRequest(factorMessages.wrongCode)
}

/** Creates a challenge that the caller answers with one of their passkeys. */
export const startPasskeyStepUp = async (services: Services, caller: Caller): Promise<PasskeyRequest> => ({
  ...(await newPasskeyChallenge(services, ofCaller(caller))),
  allowed: await credentialIdsOf(services.storage.db, caller.userId),
})

const ofCaller = ({ userId }: Caller) => ({ purpose: 'step-up', bound: { userId } }) as const

async function checkedPasskey(
  services: Services,
  caller: Caller,
  used: Used,
  context: RequestContext,
): Promise<'passkey'> {
  const { storage, clock } = services
  const taken = await takeSignedChallenge(services, used.clientDataJSON, ofCaller(caller))
  const passkey = taken && (await provedPasskey(services, taken, used))
  const isOwn = passkey?.userId === caller.userId
  if (passkey && isOwn && (await takeUse(storage.db, passkey.id, passkey.sentCounter, clock())))
    return 'passkey'
  await noteRefusal(services, passkey, context)
  throw badRequest(passkeyMessages.refused)
}

/** Five codes in a quarter of an hour and twenty wrong ones in a day are checked, as at a sign-in. */
async function isAppCode(services: Services, { userId }: Caller, code: string) {
  const { storage, clock } = services
  const counted = [
    ['factor-try', userId],
    ['wrong-code', userId],
  ] as const
  await takeAllowance(storage.db, clock(), ...counted)
  if (!(await useAuthenticatorCode(services, userId, code))) return false
  await giveBackAllowance(storage.db, ...counted)
  return true
}

async function isMailedCode(
  services: Services,
  { sessionId }: Caller,
  { reference, code }: { reference: string; code: string },
) {
  const entered = { reference, code, purposes: ['step-up'], bound: { sessionId } } as const
  return (await checkCode(services, entered)).kind === 'right'
}

/** Mails a code, for an account that has nothing else to confirm with. */
export async function sendStepUpCode(
  services: Services,
  caller: Caller,
  context: RequestContext,
): Promise<MailedStepUpCode> {
  if (!(await stepUpFactorsOf(services, caller.userId)).includes('email'))
    throw conflict(factorMessages.notByMail)
  const bound = { sessionId: caller.sessionId }
  const reference = await sendCode(services, caller, { purpose: 'step-up', bound, context })
  return { reference, address: maskedAddress(caller.email) }
}
