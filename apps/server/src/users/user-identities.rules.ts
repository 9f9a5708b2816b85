import type { Id, LinkedIdentity } from '@tributary/domain'
import type { Written } from '@tributary/sdk/contract'
import type { Kysely } from 'kysely'
import { linkedIdentities, removeIdentity } from '../account/linked-identities.ts'
import type { Author } from '../audit/audited-transaction.ts'
import { belongsTo, type Caller } from '../http/caller.ts'
import { forbidden } from '../http/http-error.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import { changedBy } from './revoke-changed.ts'
import { refuseMorePowerful } from './user-rights.ts'
import { userMessages } from './users.messages.ts'
import { membershipsOf } from './users.queries.ts'
import { memberOf } from './users.writes.ts'

/** Returns the linked identities of a member whom the caller may manage. */
export async function listUserIdentities(
  services: Services,
  caller: Caller,
  id: string,
  orgId: Id,
): Promise<LinkedIdentity[]> {
  const { user } = await managedMember(services.storage.db, caller, id, orgId)
  return linkedIdentities(services, user.id)
}

/**
 * Removes a linked identity of a member. An account is shared by all its organisations, so the caller must administer each
 * of them. Users remove their own identities in the profile, which protects their last sign-in method.
 */
export async function removeUserIdentity(
  services: Services,
  author: Author,
  { id, identityId }: { id: string; identityId: string },
  orgId: Id,
): Promise<Written<null>> {
  await services.storage.db.transaction().execute(async (trx) => {
    const { user, organisationId } = await managedMember(trx, author.caller, id, orgId)
    if (user.id === author.caller.userId) throw forbidden(userMessages.ownIdentities)
    if ((await membershipsOf(trx, user.id)).some((membership) => !belongsTo(author.caller, membership)))
      throw forbidden(userMessages.elsewhere)
    const owner = { userId: user.id, firstName: user.firstName, email: user.emailAddress }
    await removeIdentity(trx, services, owner, identityId, { organisationId, ...changedBy(author) })
  })
  return { message: userMessages.identityRemoved, data: null }
}

async function managedMember(db: Kysely<Database>, caller: Caller, id: string, orgId: Id) {
  const organisationId = String(orgId)
  const user = await memberOf(db, organisationId, id)
  refuseMorePowerful(caller, user)
  return { user, organisationId }
}
