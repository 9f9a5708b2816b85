import type { AssignableRole, User } from '@tributary/domain'
import { roles } from '@tributary/domain'
import type { UserViewer } from '@tributary/sdk/users'

/** The current time of every sample. */
export const sampleNow = new Date('2026-11-21T07:16:00Z')

const HOUR = 3_600_000
export const hoursAgo = (hours: number) => new Date(sampleNow.getTime() - hours * HOUR)

/** The roles as the server lists them for a super administrator, least powerful first. */
export const sampleRoles: readonly AssignableRole[] = roles
  .map(({ name, displayName, level }) => ({ id: level, name, displayName }))
  .toReversed()

export const sampleStatuses = [
  { id: 1, name: 'Active' },
  { id: 2, name: 'Locked' },
  { id: 3, name: 'Archived' },
]

type Facts = Partial<User> & { level?: number; standing?: 'Active' | 'Locked' | 'Archived' }

/** An active user with the least powerful role, with overrides. */
export function user(facts: Facts = {}): User {
  const { level = 4, standing = 'Active', ...rest } = facts
  const role = sampleRoles.find(({ id }) => id === level) ?? null
  const status = sampleStatuses.find(({ name }) => name === standing) ?? null
  return {
    id: 1,
    firstName: 'Ana',
    lastName: 'Rewi',
    emailAddress: `user${facts.id ?? 1}@harbourpine.example`,
    role,
    roleId: role?.id ?? null,
    status,
    statusId: status?.id ?? null,
    groups: [],
    entities: [],
    everyEntity: false,
    helperTables: [],
    xero2SqlProducts: [],
    connectors: [],
    lastSignedInAt: hoursAgo(3),
    belongsElsewhere: false,
    ...rest,
  }
}

export const superadmin: UserViewer = {
  role: 'SuperAdmin',
  roleLevel: 0,
  email: 'ingrid.solheim@harbourpine.example',
}
export const organisationAdmin: UserViewer = {
  role: 'OrganisationAdmin',
  roleLevel: 2,
  email: 'priya.nair@harbourpine.example',
}

export const longName = { firstName: 'Maximiliana'.repeat(9), lastName: 'Oluwaseun'.repeat(11) }

/** Unsorted on purpose, because the grid sorts. */
export const sampleUsers: readonly User[] = [
  user({ id: 8, firstName: 'Old', lastName: 'Contractor', standing: 'Archived', lastSignedInAt: null }),
  user({ id: 2, firstName: 'Eva', lastName: 'Lind', level: 3 }),
  user({
    id: 3,
    firstName: 'Ingrid',
    lastName: 'Solheim',
    level: 0,
    emailAddress: 'ingrid.solheim@harbourpine.example',
    microsoftId: '7d0c5a9e-1b24-4f0e-9c3f-6a2b8e01d5f4',
  }),
  user({ id: 4, firstName: 'Jon', lastName: 'Dahl', level: 3, standing: 'Locked' }),
  user({ id: 1 }),
  user({ id: 5, firstName: 'Maximiliana', lastName: 'Oluwaseun-Featherstonehaugh' }),
  user({ id: 6, firstName: 'ليلى', lastName: 'الحسيني', lastSignedInAt: hoursAgo(70) }),
  user({
    id: 7,
    firstName: 'Priya',
    lastName: 'Nair',
    level: 2,
    emailAddress: 'priya.nair@harbourpine.example',
  }),
]
