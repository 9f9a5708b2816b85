import type { Id } from '@tributary/domain'
import type { Written } from '@tributary/sdk/contract'
import type { Transaction } from 'kysely'
import { revokeAccess } from '../account/revoke-access.ts'
import { type Author, auditedTransaction, type Facts } from '../audit/audited-transaction.ts'
import { belongsTo, type Caller } from '../http/caller.ts'
import { notFound } from '../http/http-error.ts'
import { isUuid } from '../is-uuid.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import { accessFacts } from './access-facts.ts'
import { refuseLastSuperadmin } from './last-superadmin.rules.ts'
import { notifyOfStatus } from './notify-of-status.rules.ts'
import { changedBy } from './revoke-changed.ts'
import { refuseRemoval } from './user-rights.ts'
import { archiveUser, deleteMemberships, lockUsers } from './user-writes.queries.ts'
import { userMessages } from './users.messages.ts'
import { membershipsOf } from './users.queries.ts'
import { memberOf, userFacts } from './users.writes.ts'

type Trx = Transaction<Database>

/**
 * Removes a user from the given organisation, or without `orgId` from all organisations of the caller. An account without
 * any organisation is archived, and its user gets a mail. `check` runs while no one else changes users, and can refuse.
 */
export const deleteUser = (
  services: Services,
  author: Author,
  id: Id,
  orgId: Id | undefined,
  check?: (trx: Trx) => Promise<void>,
): Promise<Written<null>> =>
  auditedTransaction(services, author, async (trx, record) => {
    await lockUsers(trx)
    await check?.(trx)
    const { user, leaves, stays } = await removable(trx, author.caller, String(id), orgId)
    if (!stays) await refuseLastSuperadmin(trx, services, user)
    const access = new Map<string, Facts>()
    for (const organisationId of leaves)
      access.set(organisationId, await accessFacts(trx, { organisationId, userId: user.id }))
    await deleteMemberships(trx, user.id, leaves)
    if (!stays) {
      await notifyOfStatus(trx, services, author, user, { name: 'archived' })
      await archiveUser(trx, user.id, services.clock())
      await revokeAccess(trx, services, { userId: user.id, reason: 'account' }, changedBy(author))
    }
    for (const organisationId of leaves)
      await record({
        action: 'users.removed',
        organisationId,
        target: user.id,
        before: { ...userFacts(user), ...access.get(organisationId) },
        after: { archived: !stays },
      })
    return { message: userMessages.removed, data: null }
  })

async function removable(trx: Trx, caller: Caller, id: string, orgId: Id | undefined) {
  const memberships = isUuid(id) ? await membershipsOf(trx, id) : []
  const leaves = memberships.filter((organisationId) =>
    orgId === undefined ? belongsTo(caller, organisationId) : organisationId === String(orgId),
  )
  const [first] = leaves
  if (first === undefined) throw notFound()
  const user = await memberOf(trx, first, id)
  refuseRemoval(caller, user)
  return { user, leaves, stays: leaves.length < memberships.length }
}
