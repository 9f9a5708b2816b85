import { byName, can, roles, sameId, type User } from '@tributary/domain'
import { emailMessages } from '../../common/validation/email.ts'
import type { users } from '../../contract/index.ts'
import { conflict, notFound } from '../failures.ts'
import { actorOf } from './actor.ts'
import { buildUser, fakeRole } from './builders.ts'
import type { FakeUser } from './data.ts'
import { needsOwnUser, organisationsLeft, reachesElsewhere, refuseChange, refuseRole } from './user-rights.ts'
import { type ModelHandlers, removeRow, signedIn, type World } from './world.ts'

/** The members of organisations. */
export const usersModel = ({ data, newId, sessions }: World): ModelHandlers<typeof users> => {
  const roleWithId = (id: string | number) => {
    const role = roles.find(({ level }) => sameId(level + 1, id))
    if (!role) throw notFound('This role does not exist.')
    return role
  }
  const refuseTaken = (address: string, own?: FakeUser) => {
    const taken = data.users.some(
      (one) => one !== own && one.emailAddress.toLowerCase() === address.toLowerCase(),
    )
    if (taken) throw conflict(emailMessages.taken)
  }
  return {
    listUsers: ({ query: { orgId }, user }) =>
      data.users
        .filter(({ organisationIds }) => organisationIds.some((id) => sameId(id, orgId)))
        .toSorted((a, b) => byName(a.firstName, b.firstName) || byName(a.lastName, b.lastName))
        .map((one) => asSeenBy(signedIn(user), one)),
    listRoles: ({ user }) =>
      roles
        .filter(({ level }) => level >= actorOf(signedIn(user)).roleLevel)
        // The least powerful is first.
        .toReversed()
        .map(({ name }) => fakeRole(name)),
    createUser: ({ body, user }) => {
      const { organisationId, roleId, password, sendPasswordLink: _, ...names } = body
      const role = roleWithId(roleId)
      refuseRole(signedIn(user), role.level)
      refuseTaken(names.emailAddress)
      const added = buildUser({
        ...names,
        id: newId(),
        role: role.name,
        organisationIds: [organisationId],
        ...(password === undefined ? {} : { password }),
      })
      data.users.push(added)
      return { message: 'The user has been added.', data: asSeenBy(signedIn(user), added) }
    },
    updateUser: ({ params, body, user, session }) => {
      const changed = member(data.users, params.id, body.organisationId)
      const { firstName, lastName, emailAddress, roleId, statusId, password = changed.password } = body
      const { name } = roleWithId(roleId)
      const status = data.statuses.find(({ id }) => sameId(id, statusId)) ?? null
      const role = fakeRole(name)
      const wanted = { firstName, lastName, emailAddress, roleName: name, password, status }
      refuseChange(signedIn(user), changed, wanted)
      refuseTaken(emailAddress, changed)
      if (needsOwnUser(changed, wanted)) sessions.endEvery(changed.id, session)
      Object.assign(changed, { firstName, lastName, emailAddress, role, roleId: role.id, roleName: name })
      Object.assign(changed, { status, statusId, password })
      return { message: 'The user has been saved.', data: asSeenBy(signedIn(user), changed) }
    },
    deleteUser: ({ params, query, user }) => {
      const removed = data.users.find(({ id }) => sameId(id, params.id))
      const organisationIds = organisationsLeft(signedIn(user), removed, query.orgId)
      if (removed && organisationIds.length === 0) removeRow(data.users, removed)
      else Object.assign(removed ?? {}, { organisationIds })
      return { message: 'The user has been removed.', data: null }
    },
  }
}

function member(all: readonly FakeUser[], id: string, organisationId: string | number): FakeUser {
  const user = all.find((one) => sameId(one.id, id))
  if (!user?.organisationIds.some((one) => sameId(one, organisationId))) throw notFound()
  return user
}

/** Leaves out what the viewer may not see. A user without the Excel pages sees names only. */
function asSeenBy(viewer: FakeUser, { password: _, roleName: __, organisationIds, ...user }: FakeUser): User {
  const sees = actorOf(viewer)
  if (!can(sees, 'excel.open')) {
    const { id, firstName, lastName, emailAddress } = user
    const nothing = { role: null, roleId: null, status: null, statusId: null, lastSignedInAt: null }
    const links = { groups: [], entities: [], everyEntity: false, helperTables: [] }
    return {
      ...{ id, firstName, lastName, emailAddress },
      ...nothing,
      ...links,
      ...{ xero2SqlProducts: [], connectors: [], belongsElsewhere: false },
    }
  }
  const manages = can(sees, 'users.manage')
  return {
    ...user,
    lastSignedInAt: manages ? user.lastSignedInAt : null,
    belongsElsewhere: manages && reachesElsewhere(viewer, organisationIds),
  }
}
