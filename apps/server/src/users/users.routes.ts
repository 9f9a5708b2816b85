import { byName } from '@tributary/domain'
import { users } from '@tributary/sdk/contract'
import type { FastifyInstance } from 'fastify'
import { type Guards, mount } from '../plugins/mount.ts'
import type { Services } from '../services.ts'
import { membersOf } from './users.queries.ts'

const namesOnly = {
  role: null,
  roleId: null,
  statusId: null,
  status: null,
  groups: [],
  entities: [],
  helperTables: [],
  xero2SqlProducts: [],
}

export function usersRoutes(app: FastifyInstance, { storage }: Services, guards: Guards): void {
  mount(
    app,
    guards,
    users,
  )({
    async listUsers({ query }) {
      const members = await membersOf(storage.db, String(query.orgId))
      return members
        .toSorted((a, b) => byName(a.firstName, b.firstName))
        .map((person) => ({ ...namesOnly, ...person }))
    },
  })
}
