import { byName, can, roles, sameId, type User } from '@tributary/domain'
import { emailMessages } from '../../common/validation/email.ts'
import type { users } from '../../contract/index.ts'
import { usersMessages } from '../../users/users.messages.ts'
import { conflict, forbidden, notFound } from '../failures.ts'
import { actorOf } from './actor.ts'
import { buildUser, fakeRole } from './builders.ts'
import type { FakeUser } from './data.ts'
import { isActive } from './sessions.ts'
import { found, type ModelHandlers, removeRow, signedIn, type World } from './world.ts'

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
      if (role.level < actorOf(signedIn(user)).roleLevel)
        throw forbidden('You cannot give a role that is more powerful than your own.')
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
      refuseTaken(body.emailAddress, changed)
      const { firstName, lastName, emailAddress, roleId, statusId, password = changed.password } = body
      const { name } = roleWithId(roleId)
      const status = data.statuses.find(({ id }) => sameId(id, statusId)) ?? null
      const role = fakeRole(name)
      if (changesAccess(changed, { emailAddress, roleName: name, password, status }))
        sessions.endEvery(changed.id, session)
      Object.assign(changed, { firstName, lastName, emailAddress, role, roleId: role.id, roleName: name })
      Object.assign(changed, { status, statusId, password })
      return { message: 'The user has been saved.', data: asSeenBy(signedIn(user), changed) }
    },
    deleteUser: ({ params, user }) => {
      const removed = found(data.users, params.id, signedIn(user))
      if (removed === user) throw forbidden(usersMessages.own.removal)
      removeRow(data.users, removed)
      return { message: 'The user has been removed.', data: null }
    },
  }
}

type Access = Pick<FakeUser, 'emailAddress' | 'roleName' | 'password' | 'status'>

/** Whether a change of a user ends their sessions. */
const changesAccess = (before: Access, after: Access) =>
  !isActive(after) ||
  before.roleName !== after.roleName ||
  before.password !== after.password ||
  before.emailAddress.toLowerCase() !== after.emailAddress.toLowerCase()

function member(all: readonly FakeUser[], id: string, organisationId: string | number): FakeUser {
  const user = all.find((one) => sameId(one.id, id))
  if (!user?.organisationIds.some((one) => sameId(one, organisationId))) throw notFound()
  return user
}

/** Leaves out what the viewer may not see. A user without the Excel pages sees names only. */
function asSeenBy(
  viewer: FakeUser,
  { password: _, roleName: __, organisationIds: ___, ...user }: FakeUser,
): User {
  const sees = actorOf(viewer)
  if (!can(sees, 'excel.open')) {
    const { id, firstName, lastName, emailAddress } = user
    const nothing = { role: null, roleId: null, status: null, statusId: null, lastSignedInAt: null }
    const links = { groups: [], entities: [], everyEntity: false, helperTables: [] }
    return {
      ...{ id, firstName, lastName, emailAddress },
      ...nothing,
      ...links,
      ...{ xero2SqlProducts: [], connectors: [] },
    }
  }
  return { ...user, lastSignedInAt: can(sees, 'users.manage') ? user.lastSignedInAt : null }
}
