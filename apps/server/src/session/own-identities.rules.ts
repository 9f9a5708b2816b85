import type { LinkedIdentity } from '@tributary/domain'
import { securityMessages } from '@tributary/sdk/session'
import { accountById } from '../account/accounts.queries.ts'
import { linkedIdentities, removeIdentity } from '../account/linked-identities.ts'
import type { Caller } from '../http/caller.ts'
import { conflict } from '../http/http-error.ts'
import { auditSource, type RequestContext } from '../http/request-context.ts'
import type { Services } from '../services.ts'

/** Returns the caller's linked identities. */
export const listOwnIdentities = (services: Services, { userId }: Caller): Promise<LinkedIdentity[]> =>
  linkedIdentities(services, userId)

/** Removes a linked identity. Fails if the account has no password, because it could be the last sign-in method. */
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
