import type { Id, UserFactors } from '@tributary/domain'
import type { Written } from '@tributary/sdk/contract'
import { deleteDevices } from '../account/device.queries.ts'
import { endEverySession } from '../account/end-sessions.queries.ts'
import {
  authenticatorsOf,
  countRecoveryCodes,
  deleteAuthenticators,
  deleteRecoveryCodes,
  lockFactors,
} from '../account/factors.queries.ts'
import { audit } from '../audit/audit.ts'
import type { Author } from '../audit/audited-transaction.ts'
import type { Caller } from '../http/caller.ts'
import { enqueueMail } from '../mail/outbox.ts'
import type { Services } from '../services.ts'
import { managedAccount, managedMember } from './managed-member.ts'
import { changedBy } from './revoke-changed.ts'
import { userMessages } from './users.messages.ts'

/** Returns how many apps and recovery codes a member has whom the caller may manage. */
export async function getUserFactors(
  { storage: { db } }: Services,
  caller: Caller,
  id: string,
  orgId: Id,
): Promise<UserFactors> {
  const { user } = await managedMember(db, caller, id, orgId)
  return {
    authenticators: (await authenticatorsOf(db, user.id)).length,
    recoveryCodesLeft: await countRecoveryCodes(db, user.id),
  }
}

/**
 * Removes the apps and recovery codes of a member who has lost them. Also ends their sessions and trusted devices, because
 * a lost phone may be a stolen one, and notifies them by mail.
 */
export async function resetUserFactors(
  services: Services,
  author: Author,
  id: string,
  orgId: Id,
): Promise<Written<null>> {
  const { storage, clock } = services
  await storage.db.transaction().execute(async (trx) => {
    const { user, organisationId } = await managedAccount(trx, author.caller, id, orgId, userMessages.ownFactors)
    await lockFactors(trx, user.id)
    await deleteAuthenticators(trx, user.id)
    await deleteRecoveryCodes(trx, user.id)
    await deleteDevices(trx, user.id)
    await endEverySession(trx, user.id, 'account', clock())
    const { firstName, emailAddress: recipient } = user
    await enqueueMail(trx, services, { recipient, mail: { kind: 'factors-reset', firstName } })
    await audit(trx, {
      ...{ at: clock(), action: 'factors.reset', target: user.id, organisationId },
      ...changedBy(author),
    })
  })
  return { message: userMessages.factorsReset, data: null }
}
