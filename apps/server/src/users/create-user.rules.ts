import { mayGiveRole, type User } from '@tributary/domain'
import type { Written } from '@tributary/sdk/contract'
import { type Author, auditedTransaction } from '../audit/audited-transaction.ts'
import { badRequest, forbidden } from '../http/http-error.ts'
import { mailFirstSignIn, mailOnlyProvider } from '../organisation-sign-in/policy/first-sign-in.rules.ts'
import type { Services } from '../services.ts'
import { insertMembership, insertUser } from './user-writes.queries.ts'
import { userMessages } from './users.messages.ts'
import { userById } from './users.read.ts'
import {
  checkedAddress,
  hashNewPassword,
  memberOf,
  type PersonRequest,
  refusingTakenUser,
  roleById,
  userFacts,
} from './users.writes.ts'

export type NewUserRequest = PersonRequest & {
  password?: string | undefined
  sendPasswordLink?: true | undefined
}

/** Adds a user with a role the caller may give. */
export async function createUser(
  services: Services,
  author: Author,
  request: NewUserRequest,
): Promise<Written<User>> {
  const organisationId = String(request.organisationId)
  const role = await roleById(services.storage.db, request.roleId)
  if (!mayGiveRole(author.caller, role.level)) throw forbidden(userMessages.moreThanOwnRole)
  const { firstName, lastName } = request
  const values = { ...checkedAddress(request.emailAddress), firstName, lastName, roleId: role.id }
  const passwordHash = await initialPasswordHash(services, request)

  return auditedTransaction(services, author, async (trx, record) => {
    const { id } = await refusingTakenUser(insertUser(trx, { ...values, passwordHash }))
    await insertMembership(trx, organisationId, id)
    const mailFirst = passwordHash === null ? mailFirstSignIn : mailOnlyProvider
    const mailed = await mailFirst(trx, services, id)
    const passwordLinkSent = mailed === 'password'
    const after = { ...userFacts(await memberOf(trx, organisationId, id)), passwordLinkSent }
    await record({ action: 'users.created', organisationId, target: id, after })
    return { message: createdMessages[mailed], data: await userById(trx, author.caller, organisationId, id) }
  })
}

const createdMessages = {
  nothing: userMessages.created,
  password: userMessages.createdWithLink,
  provider: userMessages.createdWithProvider,
} as const

/** Returns the hash of the initial password; null if the user gets a link to choose one. */
async function initialPasswordHash(services: Services, request: NewUserRequest): Promise<string | null> {
  const { password, sendPasswordLink: byLink = false } = request
  if (password === undefined && !byLink) throw badRequest(userMessages.noSignInMethod)
  if (password !== undefined && byLink) throw badRequest(userMessages.twoSignInMethods)
  return password === undefined ? null : hashNewPassword(services, password, request, false)
}
