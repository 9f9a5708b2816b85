import {
  byName,
  type ClientConnector,
  type ConnectorProperty,
  can,
  isSecretProperty,
  PORTAL_USER,
  propertiesOf,
  type RefreshLog,
} from '@tributary/domain'
import type { Kysely } from 'kysely'
import { isUuid } from '../is-uuid.ts'
import { notFound } from '../plugins/http-error.ts'
import { belongsTo, type Caller } from '../session/caller.ts'
import type { Database } from '../storage/schema.ts'
import { connectorTypeCalled } from './connector-types.queries.ts'
import {
  assignmentsOf,
  type ConnectorRow,
  connectorById,
  connectorsOfType,
  organisationOfConnector,
  propertiesOfConnectors,
  type View,
} from './connectors.queries.ts'

type Db = Kysely<Database>

/** Admin-named roles see every connector of the organisation, others those they are assigned to. */
export const viewOf = (caller: Caller, organisationId: string): View => ({
  organisationId,
  userId: caller.userId,
  all: can(caller, 'connectors.see-all'),
  deleted: can(caller, 'connectors.see-deleted'),
})

export async function connectorsCalled(
  db: Db,
  caller: Caller,
  organisationId: string,
  typeNameOrId: string,
): Promise<ClientConnector[]> {
  const type = await connectorTypeCalled(db, typeNameOrId)
  if (!type) throw notFound('There is no connector type of that name.')
  const rows = await connectorsOfType(db, viewOf(caller, organisationId), String(type.id))
  const connectors = await withProperties(db, caller, organisationId, rows)
  return connectors.toSorted((a, b) => byName(a.name, b.name))
}

export async function oneConnector(
  db: Db,
  caller: Caller,
  id: string,
  { properties }: { properties: boolean },
): Promise<ClientConnector> {
  const row = await visibleConnector(db, caller, id)
  if (!properties) return withoutProperties(row)
  const [connector] = await withProperties(db, caller, row.organisationId, [row])
  return connector ?? withoutProperties(row)
}

/** The connector of that id where the caller may see it; anything else does not exist for them. */
export async function visibleConnector(db: Db, caller: Caller, id: string): Promise<ConnectorRow> {
  const organisationId = isUuid(id) ? await organisationOfConnector(db, id) : undefined
  if (!organisationId || !belongsTo(caller, organisationId)) throw notFound()
  const row = await connectorById(db, viewOf(caller, organisationId), id)
  if (!row) throw notFound()
  return row
}

async function withProperties(db: Db, caller: Caller, organisationId: string, rows: ConnectorRow[]) {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const assigned = Map.groupBy(await assignmentsOf(db, organisationId, ids), (row) => row.connectorId)
  const stored = can(caller, 'connectors.edit') ? await propertiesOfConnectors(db, organisationId, ids) : []
  const settings = Map.groupBy(stored, (row) => row.connectorId)
  return rows.map((row) => ({
    ...withoutProperties(row),
    properties: [
      ...(settings.get(row.id) ?? [])
        .filter((property) => maySee(caller, row.type, property.name))
        .map((property) => toldProperty(row, property)),
      portalUser(row, assigned.get(row.id) ?? []),
    ],
  }))
}

const maySee = (caller: Caller, type: string, name: string) =>
  can(caller, 'connectors.edit-licences') ||
  !propertiesOf(type).some((spec) => spec.name === name && spec.superadminOnly)

type StoredProperty = { id: string; name: string; value: string | null }

const toldProperty = (row: ConnectorRow, { id, name, value }: StoredProperty): ConnectorProperty => ({
  id,
  name,
  value: isSecretProperty(row.type, name) ? '' : (value ?? ''),
  clientConnectorId: row.id,
})

const portalUser = (row: ConnectorRow, assigned: { userId: string }[]): ConnectorProperty => ({
  id: `${row.id}.${PORTAL_USER}`,
  name: PORTAL_USER,
  value: assigned.map(({ userId }) => userId).join(' '),
  clientConnectorId: row.id,
})

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
})

/** What the latest run came to. An error always comes with its time of completion. */
export const logOf = (row: ConnectorRow): RefreshLog | null =>
  row.state && {
    manuallyTriggeredAt: row.manuallyTriggeredAt,
    automaticallyTriggeredAt: row.automaticallyTriggeredAt,
    completedAt: row.completedAt,
    hasError: row.state === 'failed' || row.state === 'interrupted',
    forbidden: row.forbidden ?? false,
    refreshDetail: row.detail,
    error: row.error,
  }
