import {
  type AssignedUsers,
  type ClientConnector,
  type ConnectorProperty,
  can,
  isConnectionString,
  isSecretProperty,
  type LeftOutTables,
  PORTAL_USER,
  propertyOf,
  type RefreshLog,
} from '@tributary/domain'
import { withoutPassword } from '@tributary/sdk/connectors'
import type { Kysely } from 'kysely'
import type { Caller } from '../http/caller.ts'
import { notFound } from '../http/http-error.ts'
import type { Database } from '../storage/schema.ts'
import { authorisationsOf } from './authorise/connector-authorisations.queries.ts'
import { assignedOf, type Chosen, propertiesOfConnectors } from './connector-details.queries.ts'
import type { ConnectorRow } from './connectors.queries.ts'
import { assignedUsers } from './manage/assign.queries.ts'

type Db = Kysely<Database>

/** Connectors that a response shows, and how to choose their details without waiting for the rows. */
type Listed = { rows: readonly ConnectorRow[] | Promise<readonly ConnectorRow[]>; chosen: Chosen }

/** Chooses the details of these rows. */
export const withDetailsOf = (rows: readonly ConnectorRow[]): Listed => ({
  rows,
  chosen: rows.map(({ id }) => id),
})

const isNone = (chosen: Chosen) => !('view' in chosen) && chosen.length === 0

/** Connectors as this caller may see them. Those of another organisation have no settings and users. */
export async function withProperties(
  db: Db,
  caller: Caller,
  organisationId: string,
  listed: Listed,
): Promise<ClientConnector[]> {
  const { chosen } = listed
  const maySee = !isNone(chosen) && can(caller, 'connectors.edit')
  const [connectors, stored] = await Promise.all([
    withAssigned(db, caller, organisationId, listed),
    maySee ? propertiesOfConnectors(db, viewerIn(organisationId, caller), chosen) : [],
  ])
  const settings = Map.groupBy(stored, (row) => row.connectorId)
  return connectors.map(({ row, connector }) => ({
    ...connector,
    properties: [
      ...redactedProperties(caller, row, settings.get(row.id) ?? []),
      portalUser(row.id, namedInList(caller, connector.assigned)),
    ],
  }))
}

const viewerIn = (organisationId: string, { userId }: Caller) => ({ organisationId, userId })

/** The connector with this id as this caller may see it. `portal.user` has all of its users. Throws 404 without a row. */
export async function wholeConnector(
  db: Db,
  caller: Caller,
  organisationId: string,
  id: string,
  rows: Listed['rows'],
): Promise<ClientConnector> {
  const [[connector], users] = await Promise.all([
    withProperties(db, caller, organisationId, { rows, chosen: [id] }),
    assignedUsers(db, { organisationId, connectorId: id }),
  ])
  if (!connector) throw notFound()
  const others = connector.properties.filter(({ name }) => name !== PORTAL_USER)
  return { ...connector, properties: [...others, portalUser(String(connector.id), users)] }
}

/** The ids in `portal.user` of a list, where a thousand users on each card would be too many. */
function namedInList({ userId }: Caller, assigned: AssignedUsers | null | undefined): string[] {
  const first = assigned?.first.map(({ id }) => String(id)) ?? []
  return assigned?.self ? [...new Set([...first, userId])] : first
}

/** Connectors with their rows and the number of their users, without settings. */
export async function withAssigned(
  db: Db,
  caller: Caller,
  organisationId: string,
  listed: Listed,
): Promise<{ row: ConnectorRow; connector: ClientConnector }[]> {
  if (isNone(listed.chosen)) return []
  const [found, connectors] = await Promise.all([
    assignedOf(db, viewerIn(organisationId, caller), listed.chosen),
    withAuthorisations(db, caller, organisationId, listed),
  ])
  const assigned = new Map(found.map(({ connectorId, ...users }) => [connectorId, users]))
  return connectors.map(({ row, connector }) => ({
    row,
    connector: { ...connector, assigned: assigned.get(row.id) ?? null },
  }))
}

/** Connectors with their rows, without settings and users. Only administrators see who authorised them. */
async function withAuthorisations(
  db: Kysely<Database>,
  caller: Caller,
  organisationId: string,
  { rows, chosen }: Listed,
): Promise<{ row: ConnectorRow; connector: ClientConnector }[]> {
  const maySee = !isNone(chosen) && can(caller, 'connectors.open-manage')
  const [stored, found] = await Promise.all([
    maySee ? authorisationsOf(db, viewerIn(organisationId, caller), chosen) : [],
    rows,
  ])
  const authorisations = new Map(
    stored.map(({ connectorId, ...authorisation }) => [connectorId, authorisation]),
  )
  return found.map((row) => ({
    row,
    connector: { ...withoutProperties(row), authorisation: authorisations.get(row.id) ?? null },
  }))
}

/** A stored property. The value is null if it is sealed. */
export type StoredProperty = { id: string; name: string; value: string | null }

/** The settings this caller may see, with empty secrets. */
export const redactedProperties = (
  caller: Caller,
  connector: { id: string; type: string },
  stored: readonly StoredProperty[],
): ConnectorProperty[] =>
  stored
    .filter(({ name }) => maySet(caller, connector.type, name))
    .map((property) => redactedProperty(connector, property))

/** Whether this caller may see and set a property of that name. */
export const maySet = (caller: Caller, type: string, name: string): boolean =>
  can(caller, 'connectors.edit-api-path') || !propertyOf(type, name)?.superadminOnly

const redactedProperty = (
  connector: { id: string; type: string },
  { id, name, value }: StoredProperty,
): ConnectorProperty => ({
  id,
  name,
  value: redactedValue(connector.type, name, value ?? ''),
  clientConnectorId: connector.id,
})

/** A secret becomes empty. A connection string only loses its password. */
function redactedValue(type: string, name: string, value: string): string {
  if (!isSecretProperty(type, name)) return value
  return isConnectionString(name) ? withoutPassword(value) : ''
}

/** The `portal.user` property. It is not stored: it lists the assigned users. */
export const portalUser = (connectorId: string, userIds: readonly string[]): ConnectorProperty => ({
  id: portalUserId(connectorId),
  name: PORTAL_USER,
  value: userIds.join(' '),
  clientConnectorId: connectorId,
})

export const portalUserId = (connectorId: string): string => `${connectorId}.${PORTAL_USER}`

const withoutProperties = (row: ConnectorRow): ClientConnector => ({
  id: row.id,
  key: row.key,
  name: row.name,
  originalName: row.originalName,
  status: row.status,
  schedule: row.schedule,
  sourceConnectorId: row.sourceConnectorId,
  clientKey: row.clientKey,
  properties: [],
  log: logOf(row),
  needsAuthorisation: row.needsAuthorisation,
  lastLoadedAt: row.lastLoadedAt,
  rows: row.rowsLoaded === null ? null : Number(row.rowsLoaded),
  pausedAt: row.pausedAt,
})

/** The outcome of the latest run. An error always has a completion time. */
export const logOf = (row: ConnectorRow): RefreshLog | null =>
  row.state && {
    manuallyTriggeredAt: row.manuallyTriggeredAt,
    automaticallyTriggeredAt: row.automaticallyTriggeredAt,
    completedAt: row.completedAt,
    hasError: unfinished.has(row.state),
    forbidden: row.forbidden ?? false,
    refreshDetail: row.detail,
    error: row.error,
    cause: row.cause,
    retryAt: row.retryAt,
    leftOut: leftOutOf(row),
  }

/** The tables that a run could not read; null if it read all. */
export const leftOutOf = ({ leftOut, leftOutCause }: LeftOutRow): LeftOutTables | null =>
  leftOut ? { count: leftOut, cause: leftOutCause } : null

type LeftOutRow = { readonly leftOut: number | null | undefined; readonly leftOutCause: string | null }

/** States with work left to do. A cancelled run also offers a retry. */
const unfinished = new Set<string>(['failed', 'interrupted', 'cancelled'])
