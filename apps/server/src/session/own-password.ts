import { securityMessages } from '@tributary/sdk/session'
import { accountById } from '../account/accounts.queries.ts'
import { verifyPassword } from '../account/verify-password.rules.ts'
import type { Caller } from '../http/caller.ts'
import { badRequest } from '../http/http-error.ts'
import type { RequestContext } from '../http/request-context.ts'
import type { Services } from '../services.ts'

/** Throws 400 unless this is the caller's password. Failures count as failed sign-ins, which limits guessing. */
export async function checkOwnPassword(
  services: Services,
  { userId, email }: Caller,
  password: string,
  context: RequestContext,
): Promise<void> {
  if (!(await accountById(services.storage.db, userId))?.passwordHash)
    throw badRequest(securityMessages.noPassword)
  const account = await verifyPassword(services, { emailAddress: email, password }, context)
  if (account?.userId !== userId) throw badRequest(securityMessages.wrongPassword)
}
