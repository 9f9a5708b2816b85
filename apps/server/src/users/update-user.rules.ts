import { type Id, isSuperadmin, sameId, type User } from '@tributary/domain'
import type { Written } from '@tributary/sdk/contract'
import type { Kysely } from 'kysely'
import { needsSecondFactor } from '../account/factors.rules.ts'
import { type Author, auditedTransaction } from '../audit/audited-transaction.ts'
import { concurrentChange } from '../audit/concurrent-change.ts'
import { hasStatus } from '../excel/structure/expected-state.ts'
import { findStatus } from '../excel/structure/find-status.ts'
import type { Caller } from '../http/caller.ts'
import { emailKey } from '../security/email-key.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import { refuseLastSuperadmin } from './last-superadmin.rules.ts'
import { revokeChanged } from './revoke-changed.ts'
import { isClosed, refuseChange, refuseReachingElsewhere } from './user-rights.ts'
import { changeUser, lockUsers } from './user-writes.queries.ts'
import { userMessages } from './users.messages.ts'
import { membershipsOf, type PersonRow } from './users.queries.ts'
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

type Db = Kysely<Database>

export type UserRequest = PersonRequest & {
  password?: string | undefined
  statusId: Id
  microsoftId?: string | null | undefined
  expected?: ExpectedUser | undefined
}

type ExpectedUser = Omit<PersonRequest, 'organisationId' | 'roleId'> & {
  roleId?: Id | null | undefined
  statusId?: Id | null | undefined
}

/** Changes a member of the given organisation. */
export async function updateUser(
  services: Services,
  author: Author,
  id: Id,
  request: UserRequest,
): Promise<Written<User>> {
  const organisationId = String(request.organisationId)
  const call = { services, caller: author.caller, id, request }
  const now = await checkedChange(services.storage.db, call)
  const passwordHash =
    request.password === undefined
      ? undefined
      : await hashNewPassword(
          services,
          request.password,
          request,
          await needsSecondFactor(services, { userId: now.user.id, requireMfa: now.user.requireMfa }),
        )

  return auditedTransaction(services, author, async (trx, record) => {
    await lockUsers(trx)
    // Checked again, because the user may have changed during the slow hashing.
    const { user, wanted, values } = await checkedChange(trx, call)
    if (request.expected && !matchesExpected(user, request.expected))
      throw await concurrentChange(trx, services, author, changesOf(organisationId, user.id))
    await refusingTakenUser(changeUser(trx, user.id, { ...values, passwordHash }))
    await revokeChanged(trx, services, author, user, wanted)
    const after = userFacts(await memberOf(trx, organisationId, user.id))
    await record({
      action: 'users.changed',
      organisationId,
      target: user.id,
      before: userFacts(user),
      after: { ...after, passwordChanged: passwordHash !== undefined },
    })
    return { message: userMessages.saved, data: await userById(trx, author.caller, organisationId, user.id) }
  })
}

const changesOf = (organisationId: string, target: string) => ({
  organisationId,
  target,
  thing: 'this user',
  actions: ['users.changed'],
})

const matchesExpected = (now: PersonRow, seen: ExpectedUser): boolean =>
  now.firstName === seen.firstName.trim() &&
  now.lastName === seen.lastName.trim() &&
  now.emailAddress === seen.emailAddress.trim() &&
  (seen.roleId === undefined || seen.roleId === null || sameId(now.roleId, seen.roleId)) &&
  hasStatus({ status: { id: now.statusId, name: now.statusName } }, seen)

type Call = { services: Services; caller: Caller; id: Id; request: UserRequest }

/** Returns the user and the requested change after checking that the caller may make it. */
async function checkedChange(db: Db, { services, caller, id, request }: Call) {
  const user = await memberOf(db, String(request.organisationId), id)
  const role = await roleById(db, request.roleId)
  const status = await findStatus(db, request.statusId)
  const microsoftId = request.microsoftId === '' ? null : request.microsoftId
  const address = checkedAddress(request.emailAddress)
  const { firstName, lastName } = request
  const wanted = {
    ...address,
    firstName,
    lastName,
    role,
    status,
    password: request.password !== undefined,
    microsoftId,
  }
  refuseChange(caller, user, wanted)
  const isSameAddress = address.emailKey === emailKey(user.emailAddress)
  const emailStatus = isSameAddress ? undefined : ('needs-link' as const)
  refuseReachingElsewhere(caller, user, wanted, await membershipsOf(db, user.id))
  if (!isSuperadmin(role.name) || isClosed(status)) await refuseLastSuperadmin(db, services, user)
  const person = { ...address, firstName, lastName, roleId: role.id }
  const values = { ...person, emailStatus, statusId: status.id, microsoftId }
  return { user, wanted, values }
}
