import {
  type Area,
  type ConnectorType,
  type Id,
  PORTAL_USER,
  type RefreshLog,
  type RoleName,
  roles,
  type Subarea,
  settingKeys,
  statusNames,
} from '@tributary/domain'
import type { FakeApproval, FakeConnector, FakeUser } from './data.ts'

/** The statuses of every installation. */
export const fakeStatuses = statusNames.map((name, index) => ({ id: index + 1, name }))

const active = { id: 1, name: 'active' }

/** The password of every user that is built without another one. */
const FAKE_PASSWORD = 'Horse-7-battery'

/** Returns a role as the list of roles has it. Its id is its level plus one. */
export const fakeRole = (name: string) => {
  const role = roles.find((one) => one.name === name)
  if (!role) throw new Error(`The role ${name} does not exist.`)
  return { id: role.level + 1, name: role.name, displayName: role.displayName }
}

/** Builds a user: `buildUser({ firstName: 'Eli', role: 'ExcelUser', organisationIds: ['acme'] })`. */
export function buildUser({
  role = 'User',
  ...given
}: Partial<Omit<FakeUser, 'role' | 'roleId' | 'roleName'>> & {
  firstName: string
  role?: RoleName
}): FakeUser {
  const assigned = fakeRole(role)
  const name = given.firstName.toLowerCase()
  return {
    id: name,
    lastName: 'Example',
    emailAddress: `${name}@tributary.example`,
    statusId: active.id,
    status: active,
    groups: [],
    entities: [],
    everyEntity: false,
    helperTables: [],
    xero2SqlProducts: [],
    connectors: [],
    lastSignedInAt: null,
    belongsElsewhere: false,
    password: FAKE_PASSWORD,
    organisationIds: [],
    ...given,
    role: assigned,
    roleId: assigned.id,
    roleName: role,
  }
}

/** Builds a type of connector with its name as the id: `buildConnectorType('ftp')`. */
export const buildConnectorType = (type: string, changes: Partial<ConnectorType> = {}): ConnectorType => ({
  id: type,
  type,
  isInsider: false,
  isEarlyStages: false,
  requiresAuthorisation: false,
  ...changes,
})

/** The log of a connector that was never refreshed. */
export const emptyLog: RefreshLog = {
  manuallyTriggeredAt: null,
  automaticallyTriggeredAt: null,
  completedAt: null,
  hasError: false,
  forbidden: false,
  refreshDetail: null,
  error: null,
  cause: null,
  retryAt: null,
  leftOut: null,
}

/** Builds a connected connector of the type `ftp`. `users` are the ids of those who are assigned to it. */
export function buildConnector({
  users = [],
  ...given
}: Partial<FakeConnector> & { name: string; organisationId: Id; users?: readonly Id[] }): FakeConnector {
  const id = given.id ?? given.name.toLowerCase().replaceAll(/\W+/g, '-')
  const assigned = { id: `${id}-users`, name: PORTAL_USER, value: users.join(' '), clientConnectorId: id }
  return {
    id,
    key: String(id),
    originalName: given.name,
    status: 'CONNECTED',
    schedule: null,
    sourceConnectorId: 'ftp',
    clientKey: String(given.organisationId),
    properties: users.length > 0 ? [assigned] : [],
    log: null,
    ...given,
  }
}

/** Builds an active area that is linked to every sub-area. */
export const buildArea = (given: Partial<Area> & { name: string; organisationId: Id }): Area => ({
  id: given.name.toLowerCase(),
  status: active,
  subareaLinkType: 'automatic',
  subareas: [],
  allCurrentAndFuture: given.subareaLinkType !== 'custom',
  ...given,
})

/** Builds an active sub-area. */
export const buildSubarea = (given: Partial<Subarea> & { name: string; organisationId: Id }): Subarea => ({
  id: given.name.toLowerCase(),
  status: active,
  listOrder: 1,
  areas: [],
  ...given,
})

/** Builds a waiting request to join an organisation. */
export const buildApproval = (
  given: Partial<FakeApproval> & { id: Id; organisationId: Id },
): FakeApproval => ({
  approvalType: 'JOIN_ORGANISATION',
  approvalStatus: 'PENDING',
  requestedAt: new Date('2026-11-21T08:00:00Z'),
  approvedAt: null,
  approvedUser: null,
  approvalContext: JSON.stringify({ Description: 'Nia North would like to join.' }),
  ...given,
})

/** The switches of every installation, as they are without a change. */
export const fakeSettings = settingKeys.map((key) => ({
  key,
  value: key !== 'RequireMultiFactorAuthentication',
  changedAt: null,
  changedBy: null,
}))
