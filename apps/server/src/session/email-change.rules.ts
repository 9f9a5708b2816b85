import type { OwnEmail } from '@tributary/domain'
import { emailError, emailMessages } from '@tributary/sdk/common'
import type { Written } from '@tributary/sdk/contract'
import { securityMessages } from '@tributary/sdk/session'
import type { Transaction } from 'kysely'
import { isAddressTaken } from '../account/accounts.queries.ts'
import { deleteEmailChange, emailChangeOf } from '../account/email-changes.queries.ts'
import { linksSent, sendEmailLink } from '../account/email-link.rules.ts'
import { audit } from '../audit/audit.ts'
import type { Caller } from '../http/caller.ts'
import { badRequest, conflict, notFound } from '../http/http-error.ts'
import { auditSource, type RequestContext } from '../http/request-context.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { emailKey } from '../security/email-key.ts'
import { takeAllowance } from '../security/rate-limit.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import { checkOwnPassword } from './own-password.ts'
import { sessionById } from './session.queries.ts'
import { noSession } from './session.rules.ts'

type Trx = Transaction<Database>

/** Returns the caller's address and the pending change. */
export async function ownEmail(
  { storage, clock }: Services,
  { userId, email: emailAddress }: Caller,
): Promise<OwnEmail> {
  const change = await emailChangeOf(storage.db, userId, clock())
  const pending = change ? { emailAddress: change.email, expiresAt: change.expiresAt } : null
  return { emailAddress, pending }
}

export type EmailChangeRequest = { emailAddress: string; currentPassword: string }

/**
 * Mails a link to the new address and a warning to the current one. The address changes only when the link is followed:
 * an open session and the password are not enough.
 */
export async function requestEmailChange(
  services: Services,
  caller: Caller,
  { emailAddress, currentPassword }: EmailChangeRequest,
  context: RequestContext,
): Promise<Written<OwnEmail>> {
  if (emailError(emailAddress)) throw badRequest(emailMessages.invalid)
  const email = emailAddress.trim()
  if (emailKey(email) === emailKey(caller.email)) throw badRequest(securityMessages.email.same)
  await checkOwnPassword(services, caller, currentPassword, context)
  await takeLink(services, caller, email)
  if (await isAddressTaken(services.storage.db, emailKey(email))) throw conflict(emailMessages.taken)
  await services.storage.db.transaction().execute(async (trx) => {
    // The session may have been revoked while the password was checked.
    if ((await sessionById(trx, caller.sessionId))?.endedAt !== null) throw noSession()
    await sendLink(trx, services, caller, email)
    const mail = { kind: 'email-change-requested', firstName: caller.firstName, newAddress: email } as const
    await enqueueMail(trx, services, { recipient: caller.email, mail })
    await auditChange(trx, services, caller, 'account.address-change-requested', context)
  })
  return { message: securityMessages.email.sent(email), data: await ownEmail(services, caller) }
}

/** Sends a new link, which replaces the previous one. */
export async function resendEmailChange(services: Services, caller: Caller): Promise<Written<OwnEmail>> {
  const { pending } = await ownEmail(services, caller)
  if (!pending) throw notFound(securityMessages.email.none)
  const { emailAddress } = pending
  await takeLink(services, caller, emailAddress)
  await services.storage.db.transaction().execute(async (trx) => {
    // Another tab may have cancelled the change, or the link may have been followed.
    if (!(await deleteEmailChange(trx, caller.userId))) throw notFound(securityMessages.email.none)
    await sendLink(trx, services, caller, emailAddress)
  })
  return { message: securityMessages.email.sent(emailAddress), data: await ownEmail(services, caller) }
}

/** Cancels the pending change, if any. Its link becomes invalid. */
export async function cancelEmailChange(
  services: Services,
  caller: Caller,
  context: RequestContext,
): Promise<Written<OwnEmail>> {
  await services.storage.db.transaction().execute(async (trx) => {
    if (await deleteEmailChange(trx, caller.userId))
      await auditChange(trx, services, caller, 'account.address-change-cancelled', context)
  })
  return { message: securityMessages.email.cancelled, data: await ownEmail(services, caller) }
}

// The second limit protects a mailbox that may belong to another user.
const takeLink = ({ storage, clock }: Services, { userId }: Caller, email: string) =>
  takeAllowance(storage.db, clock(), ...linksSent(userId), ['address-link-to', emailKey(email)])

const sendLink = (trx: Trx, services: Services, { userId, firstName, sessionId }: Caller, email: string) =>
  sendEmailLink(trx, services, { userId, firstName, email }, { by: 'owner', sessionId })

const auditChange = (
  trx: Trx,
  { clock }: Services,
  { userId }: Caller,
  action: string,
  context: RequestContext,
) => audit(trx, { at: clock(), action, actorId: userId, target: userId, ...auditSource(context) })
