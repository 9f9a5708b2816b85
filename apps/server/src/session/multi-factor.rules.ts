import type { MultiFactorAnswer } from '@tributary/sdk/contract'
import { codesMessages } from '@tributary/sdk/session'
import { setRequireMfa } from '../account/accounts.queries.ts'
import { deleteDevices } from '../account/device.queries.ts'
import { listDevices } from '../account/device.rules.ts'
import { hasAuthenticator } from '../account/factors.rules.ts'
import { audit } from '../audit/audit.ts'
import type { Caller } from '../http/caller.ts'
import { auditSource, type RequestContext } from '../http/request-context.ts'
import { enqueueMail } from '../mail/outbox.ts'
import type { Services } from '../services.ts'
import { checkCode, sendCode } from './verification.rules.ts'

export type MultiFactorChange = {
  enable: boolean
  verificationReference?: string | undefined
  verificationCode?: string | undefined
}

/** Turns verification codes at sign-in on or off. Both need a fresh code, on a trusted device too. */
export async function changeMultiFactor(
  services: Services,
  caller: Caller,
  { enable, verificationReference, verificationCode }: MultiFactorChange,
  context: RequestContext,
): Promise<MultiFactorAnswer> {
  if (caller.requireMultiFactorAuthentication === enable) return changed(services, caller, enable)
  const purpose = enable ? 'mfa-enable' : 'mfa-disable'
  const bound = { sessionId: caller.sessionId }
  if (!verificationReference)
    return {
      kind: 'verification-required',
      reference: await sendCode(services, caller, { purpose, bound, context }),
    }
  const entered = {
    reference: verificationReference,
    code: verificationCode ?? '',
    purposes: [purpose],
    bound,
  } as const
  const { kind } = await checkCode(services, entered)
  if (kind !== 'right') return { kind: 'refused', message: codesMessages.wrong }
  await changeCodes(services, caller, enable, context)
  return changed(services, caller, enable)
}

async function changed(services: Services, { userId }: Caller, enabled: boolean): Promise<MultiFactorAnswer> {
  return {
    kind: 'changed',
    verificationDevices: await listDevices(services, userId),
    requireMultiFactorAuthentication: enabled,
  }
}

/** Stores the change and notifies the user by mail. Turning codes off removes the trusted devices. */
export async function changeCodes(
  services: Services,
  { userId, firstName, email }: { userId: string; firstName: string; email: string },
  enabled: boolean,
  context: RequestContext,
): Promise<void> {
  await services.storage.db.transaction().execute(async (trx) => {
    await setRequireMfa(trx, userId, enabled)
    if (!enabled) await deleteDevices(trx, userId)
    await enqueueMail(trx, services, {
      recipient: email,
      mail: { kind: 'multi-factor-changed', firstName, enabled, app: await hasAuthenticator(trx, userId) },
    })
    await audit(trx, {
      at: services.clock(),
      action: enabled ? 'multi-factor.enabled' : 'multi-factor.disabled',
      actorId: userId,
      target: userId,
      ...auditSource(context),
    })
  })
}
