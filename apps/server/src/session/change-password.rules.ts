import { organisationNamesOf } from '../account/account.queries.ts'
import { replacePasswordHash } from '../account/accounts.queries.ts'
import { needsSecondFactor } from '../account/factors.rules.ts'
import { revokeAccess } from '../account/revoke-access.ts'
import { audit } from '../audit/audit.ts'
import type { Caller } from '../http/caller.ts'
import { auditSource, type RequestContext } from '../http/request-context.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { refuseWeakPassword } from '../security/password-rules.ts'
import type { Services } from '../services.ts'
import { checkOwnPassword } from './own-password.ts'
import { sessionById } from './session.queries.ts'
import { noSession } from './session.rules.ts'

export type PasswordChange = { currentPassword: string; password: string }

/**
 * Changes the caller's password after checking the current one. Revokes all their other sessions, trusted devices, mailed
 * links and linked identities, and notifies them by mail.
 */
export async function changePassword(
  services: Services,
  caller: Caller,
  { currentPassword, password }: PasswordChange,
  context: RequestContext,
): Promise<void> {
  const { storage, passwords, clock } = services
  const { userId, sessionId, email, firstName, lastName } = caller
  await checkOwnPassword(services, caller, currentPassword, context)
  const companyNames = await organisationNamesOf(storage.db, userId)
  const { requireMultiFactorAuthentication: requireMfa } = caller
  const secondFactor = await needsSecondFactor(services, { userId, requireMfa })
  const known = { firstName, lastName, emailAddress: email, companyNames, secondFactor }
  await refuseWeakPassword(services, password, known)
  const hash = await passwords.hash(password)
  await storage.db.transaction().execute(async (trx) => {
    await replacePasswordHash(trx, userId, hash)
    // If the password was replaced meanwhile, that ended this session and must not be undone.
    if ((await sessionById(trx, sessionId))?.endedAt !== null) throw noSession()
    const by = { actorId: userId, ...auditSource(context) }
    const revocation = { userId, reason: 'password', keepSession: sessionId } as const
    const unlinked = await revokeAccess(trx, services, revocation, by)
    const mail = { kind: 'password-changed', firstName, ...unlinked } as const
    await enqueueMail(trx, services, { recipient: email, mail })
    await audit(trx, { at: clock(), action: 'password.changed', target: userId, ...by })
  })
}
