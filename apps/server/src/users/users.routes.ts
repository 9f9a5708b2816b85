import { assignableRoles } from '@tributary/domain'
import { users } from '@tributary/sdk/contract'
import type { FastifyInstance } from 'fastify'
import { authorOf } from '../audit/audited-transaction.ts'
import { type Guards, mount } from '../http/mount.ts'
import type { Services } from '../services.ts'
import { createUser } from './create-user.rules.ts'
import { deleteUser } from './delete-user.rules.ts'
import { sendPasswordLink } from './password-link.rules.ts'
import { updateUser } from './update-user.rules.ts'
import { getUserFactors, resetUserFactors } from './user-factors.rules.ts'
import { listUserIdentities, removeUserIdentity } from './user-identities.rules.ts'
import {
  linkUserToEntity,
  linkUserToGroup,
  linkUserToHelperTable,
  unlinkUserFromEntities,
  unlinkUserFromGroups,
  unlinkUserFromHelperTables,
} from './user-links.rules.ts'
import { everyRole } from './users.queries.ts'
import { usersOf } from './users.read.ts'

export function usersRoutes(app: FastifyInstance, services: Services, guards: Guards): void {
  const { db } = services.storage

  mount(
    app,
    guards,
    users,
  )({
    listUsers: ({ query, caller }) => usersOf(db, caller, String(query.orgId)),
    createUser: (call) => createUser(services, authorOf(call), call.body),
    updateUser: (call) => updateUser(services, authorOf(call), call.params.id, call.body),
    deleteUser: (call) => deleteUser(services, authorOf(call), call.params.id, call.query.orgId),
    sendPasswordLink: (call) => sendPasswordLink(services, authorOf(call), call.params.id, call.query.orgId),
    listRoles: async ({ caller }) => assignableRoles(caller, await everyRole(db)),

    getUserFactors: (call) => getUserFactors(services, call.caller, call.params.id, call.query.orgId),
    resetUserFactors: (call) => resetUserFactors(services, authorOf(call), call.params.id, call.query.orgId),
    listUserIdentities: (call) => listUserIdentities(services, call.caller, call.params.id, call.query.orgId),
    removeUserIdentity: (call) => removeUserIdentity(services, authorOf(call), call.params, call.query.orgId),

    linkUserToGroup: (call) => linkUserToGroup(services, authorOf(call), call.params.id, call.body),
    linkUserToHelperTable: (call) =>
      linkUserToHelperTable(services, authorOf(call), call.params.id, call.body),
    linkUserToEntity: (call) => linkUserToEntity(services, authorOf(call), call.params.id, call.body),
    unlinkUserFromGroups: (call) =>
      unlinkUserFromGroups(services, authorOf(call), call.params.id, call.query.orgId, call.body.expected),
    unlinkUserFromHelperTables: (call) =>
      unlinkUserFromHelperTables(
        services,
        authorOf(call),
        call.params.id,
        call.query.orgId,
        call.body.expected,
      ),
    unlinkUserFromEntities: (call) =>
      unlinkUserFromEntities(services, authorOf(call), call.params.id, call.query.orgId, call.body.expected),
  })
}
