import type { LinkedIdentity } from '@tributary/domain'
import { securityMessages } from '@tributary/sdk/session'
import { accountById } from '../account/accounts.queries.ts'
import { linkedIdentities, removeIdentity } from '../account/linked-identities.ts'
import type { Caller } from '../http/caller.ts'
import { auditSource, type RequestContext } from '../http/request-context.ts'
import { conflict } from '../plugins/http-error.ts'
import type { Services } from '../services.ts'

/** The identities at providers that the caller signs in with. */
export const listOwnIdentities = (services: Services, { userId }: Caller): Promise<LinkedIdentity[]> =>
  linkedIdentities(services, userId)

/** Removes one of them. The last sign-in method of an account without a password stays. */
export async function removeOwnIdentity(
  services: Services,
  { userId }: Caller,
  id: string,
  context: RequestContext,
): Promise<void> {
  await services.storage.db.transaction().execute(async (trx) => {
    const account = await accountById(trx, userId)
    if (account && account.passwordHash === null) throw conflict(securityMessages.identities.lastMethod)
    if (account)
      await removeIdentity(trx, services, account, id, { actorId: userId, ...auditSource(context) })
  })
}
