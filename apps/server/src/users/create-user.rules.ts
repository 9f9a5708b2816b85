import { mayGiveRole, type User } from '@tributary/domain'
import type { Written } from '@tributary/sdk/contract'
import { type Author, changing } from '../audit/recorded.ts'
import { forbidden } from '../plugins/http-error.ts'
import type { Services } from '../services.ts'
import { insertMembership, insertUser } from './user-writes.queries.ts'
import { userMessages } from './users.messages.ts'
import { oneUser } from './users.read.ts'
import {
  addressGiven,
  hashOfNew,
  memberOf,
  type PersonRequest,
  roleChosen,
  unlessUserTaken,
  userFacts,
} from './users.writes.ts'

export type NewUserRequest = PersonRequest & { password: string }

/** Adds a user of a role the caller may give (contract, CALL-56). */
export async function createUser(
  services: Services,
  author: Author,
  request: NewUserRequest,
): Promise<Written<User>> {
  const organisationId = String(request.organisationId)
  const role = await roleChosen(services.storage.db, request.roleId)
  if (!mayGiveRole(author.caller, role.level)) throw forbidden(userMessages.moreThanOwnRole)
  const { firstName, lastName } = request
  const values = { ...addressGiven(request.emailAddress), firstName, lastName, roleId: role.id }
  const passwordHash = await hashOfNew(services, request.password, request, false)

  return changing(services, author, async (trx, record) => {
    const { id } = await unlessUserTaken(insertUser(trx, { ...values, passwordHash }))
    await insertMembership(trx, organisationId, id)
    const after = userFacts(await memberOf(trx, organisationId, id))
    await record({ action: 'users.created', organisationId, target: id, after })
    return { message: userMessages.created, data: await oneUser(trx, author.caller, organisationId, id) }
  })
}
