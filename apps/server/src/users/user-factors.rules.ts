import type { Id, UserFactors } from '@tributary/domain'
import type { Written } from '@tributary/sdk/contract'
import { authenticatorsOf, countRecoveryCodes } from '../account/factors.queries.ts'
import { credentialIdsOf } from '../account/passkeys.queries.ts'
import { resetFactors } from '../account/reset-factors.ts'
import type { Author } from '../audit/audited-transaction.ts'
import type { Caller } from '../http/caller.ts'
import type { Services } from '../services.ts'
import { managedAccount, managedMember } from './managed-member.ts'
import { changedBy } from './revoke-changed.ts'
import { userMessages } from './users.messages.ts'

/** Returns how many apps, passkeys and recovery codes a member has whom the caller may manage. */
export async function getUserFactors(
  { storage: { db } }: Services,
  caller: Caller,
  id: string,
  orgId: Id,
): Promise<UserFactors> {
  const { user } = await managedMember(db, caller, id, orgId)
  return {
    authenticators: (await authenticatorsOf(db, user.id)).length,
    passkeys: (await credentialIdsOf(db, user.id)).length,
    recoveryCodesLeft: await countRecoveryCodes(db, user.id),
  }
}

/** Removes the factors of a member. Users remove their own in the profile, which asks for one of them or the password. */
export async function resetUserFactors(
  services: Services,
  author: Author,
  id: string,
  orgId: Id,
): Promise<Written<null>> {
  await services.storage.db.transaction().execute(async (trx) => {
    const { user, organisationId } = await managedAccount(
      trx,
      author.caller,
      id,
      orgId,
      userMessages.ownFactors,
    )
    const owner = { userId: user.id, firstName: user.firstName, email: user.emailAddress }
    await resetFactors(trx, services, owner, { organisationId, ...changedBy(author) })
  })
  return { message: userMessages.factorsReset, data: null }
}
