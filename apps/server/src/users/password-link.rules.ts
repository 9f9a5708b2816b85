import type { Id } from '@tributary/domain'
import type { Written } from '@tributary/sdk/contract'
import { accountById } from '../account/accounts.queries.ts'
import { sendPasswordLink as mailPasswordLink } from '../account/password-link.rules.ts'
import { type Author, auditedTransaction } from '../audit/audited-transaction.ts'
import { conflict, notFound } from '../http/http-error.ts'
import { providerWithoutPassword } from '../organisation-sign-in/policy/first-sign-in.rules.ts'
import { emailKey } from '../security/email-key.ts'
import { mayTake } from '../security/rate-limit.ts'
import type { Services } from '../services.ts'
import { isClosed, refuseMorePowerful } from './user-rights.ts'
import { userMessages } from './users.messages.ts'
import { memberOf } from './users.writes.ts'

/**
 * Mails a member a link to set a password. It goes to the verified address of the account only, as if they had asked for
 * it, so it gives the administrator no access.
 */
export async function sendPasswordLink(
  services: Services,
  author: Author,
  id: Id,
  orgId: Id,
): Promise<Written<null>> {
  const organisationId = String(orgId)
  const { db } = services.storage
  const user = await memberOf(db, organisationId, id)
  refuseMorePowerful(author.caller, user)
  const account = await accountById(db, user.id)
  if (!account) throw notFound()
  if (isClosed({ name: account.status })) throw conflict(userMessages.linkNeedsActive)
  if (account.emailStatus === 'needs-link') throw conflict(userMessages.linkNeedsAddress)
  const provider = await providerWithoutPassword(db, account)
  if (provider) throw conflict(userMessages.linkNeedsPassword(provider.name))
  const key = emailKey(account.email)
  if (!(await mayTake(db, services.clock(), ['reset-quarter', key], ['reset-day', key])))
    throw conflict(userMessages.enoughLinks)

  return auditedTransaction(services, author, async (trx, record) => {
    const purpose = account.passwordHash === null ? 'set' : 'reset'
    await mailPasswordLink(trx, services, account, purpose)
    await record({ action: 'users.password-link-sent', organisationId, target: user.id })
    return { message: userMessages.linkSent, data: null }
  })
}
