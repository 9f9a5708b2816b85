import type { User } from '@tributary/domain'

/** Builds a user with this role, active unless `facts` has another status. */
export const userWith = (firstName: string, role: string, facts: Partial<User> = {}): User => ({
  id: firstName,
  firstName,
  lastName: 'Smith',
  emailAddress: `${firstName.toLowerCase()}@acme.example`,
  role: { id: role, name: role, displayName: role },
  roleId: role,
  status: { id: 1, name: 'ACTIVE' },
  statusId: 1,
  groups: [],
  entities: [],
  everyEntity: false,
  helperTables: [],
  xero2SqlProducts: [],
  connectors: [],
  lastSignedInAt: null,
  belongsElsewhere: false,
  ...facts,
})
