import type { Id, LinkedIdentity } from '@tributary/domain'
import type { Written } from '@tributary/sdk/contract'
import { linkedIdentities, removeIdentity } from '../account/linked-identities.ts'
import type { Author } from '../audit/audited-transaction.ts'
import type { Caller } from '../http/caller.ts'
import type { Services } from '../services.ts'
import { managedAccount, managedMember } from './managed-member.ts'
import { changedBy } from './revoke-changed.ts'
import { userMessages } from './users.messages.ts'

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

/** Removes a linked identity of a member. Users remove their own in the profile, which protects their last sign-in method. */
export async function removeUserIdentity(
  services: Services,
  author: Author,
  { id, identityId }: { id: string; identityId: string },
  orgId: Id,
): Promise<Written<null>> {
  await services.storage.db.transaction().execute(async (trx) => {
    const { user, organisationId } = await managedAccount(
      trx,
      author.caller,
      id,
      orgId,
      userMessages.ownIdentities,
    )
    const owner = { userId: user.id, firstName: user.firstName, email: user.emailAddress }
    await removeIdentity(trx, services, owner, identityId, { organisationId, ...changedBy(author) })
  })
  return { message: userMessages.identityRemoved, data: null }
}
