import type { Transaction } from 'kysely'
import { sendEmailLink } from '../account/email-link.rules.ts'
import { endEverySession } from '../account/end-sessions.queries.ts'
import { endAccess, revokeAccess, type Unlinked } from '../account/revoke-access.ts'
import type { Author } from '../audit/audited-transaction.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { emailKey } from '../security/email-key.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import { notifyOfStatus } from './notify-of-status.rules.ts'
import { isClosed, type UserChanges } from './user-rights.ts'
import type { PersonRow } from './users.queries.ts'

type Trx = Transaction<Database>
type Tools = Pick<Services, 'secretBox' | 'clock' | 'signInProviders'>

/** Returns the author of a change, for the audit log. */
export const changedBy = ({ caller, ip, requestId }: Author) => ({ actorId: caller.userId, ip, requestId })

/**
 * Revokes the access of a user whose password, address, role or status an administrator has changed, and mails them a new
 * status. The old address, which is verified, is notified of a new password or address. A new address gets a confirmation link.
 * Until it is followed, no codes or reset links go there.
 */
export async function revokeChanged(
  trx: Trx,
  services: Tools,
  author: Author,
  user: PersonRow,
  wanted: UserChanges,
): Promise<void> {
  const moves = wanted.emailKey !== emailKey(user.emailAddress)
  await notifyOfStatus(trx, services, author, user, wanted.status)
  const unlinked = await revokeFor(trx, services, author, user, { ...wanted, moves })
  const { id: userId, emailAddress: recipient, firstName } = user
  if (wanted.password)
    await enqueueMail(trx, services, {
      recipient,
      mail: { kind: 'password-changed', firstName, ...unlinked },
      userId,
    })
  if (!moves) return
  const mail = { kind: 'email-changed', firstName, newAddress: wanted.email, ...unlinked } as const
  await enqueueMail(trx, services, { recipient, mail, userId })
  await sendEmailLink(trx, services, { userId, firstName, email: wanted.email }, { by: 'administrator' })
}

async function revokeFor(
  trx: Trx,
  services: Tools,
  author: Author,
  user: PersonRow,
  wanted: UserChanges & { moves: boolean },
): Promise<Unlinked> {
  const reason = wanted.password ? 'password' : 'account'
  const revocation = { userId: user.id, reason, keepSession: author.caller.sessionId } as const
  if (wanted.password || wanted.moves) return revokeAccess(trx, services, revocation, changedBy(author))
  if (isClosed(wanted.status)) await endAccess(trx, services, revocation)
  else if (wanted.role.id !== user.roleId)
    await endEverySession(trx, user.id, reason, services.clock(), author.caller.sessionId)
  return {}
}
