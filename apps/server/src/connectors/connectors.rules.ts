import { byName, type ClientConnector, can } from '@tributary/domain'
import type { Kysely } from 'kysely'
import { belongsTo, type Caller } from '../http/caller.ts'
import { forbidden, HttpError, notFound } from '../http/http-error.ts'
import { organisationsDiffer } from '../http/organisation-guard.ts'
import { isUuid } from '../is-uuid.ts'
import { readInOrganisation } from '../storage/organisation-scope.ts'
import type { Database } from '../storage/schema.ts'
import { wholeConnector, withAssigned, withDetailsOf, withProperties } from './connector-answers.ts'
import { connectorTypeByNameOrId } from './connector-types.queries.ts'
import {
  type ConnectorRow,
  connectorById,
  connectorByKey,
  connectorsOfType,
  connectorsWithIds,
  namesOfType,
  organisationsOfConnector,
  type View,
} from './connectors.queries.ts'
import { manageMessages } from './manage.messages.ts'

type Db = Kysely<Database>

/** Administrators see every connector of the organisation. Other users see those they are assigned to. */
export const viewOf = (caller: Caller, organisationId: string): View => ({
  organisationId,
  userId: caller.userId,
  all: can(caller, 'connectors.see-all'),
  deleted: can(caller, 'connectors.see-deleted'),
})

export async function connectorsOfTypeNamed(
  db: Db,
  caller: Caller,
  organisationId: string,
  typeNameOrId: string,
  { properties, limit }: { properties: boolean; limit?: number | undefined } = { properties: true },
): Promise<ClientConnector[]> {
  return readInOrganisation(db, organisationId, async (trx) => {
    const view = viewOf(caller, organisationId)
    const listed =
      limit === undefined
        ? { rows: connectorsOfType(trx, view, typeNameOrId), chosen: { view, typeNameOrId } }
        : withDetailsOf(await firstConnectors(trx, view, typeNameOrId, limit))
    const [type, connectors] = await Promise.all([
      connectorTypeByNameOrId(trx, typeNameOrId),
      properties
        ? withProperties(trx, caller, organisationId, listed)
        : connectorsOf(withAssigned(trx, caller, organisationId, listed)),
    ])
    if (!type) throw notFound(manageMessages.unknownType)
    return connectors.toSorted((a, b) => byName(a.name, b.name))
  })
}

const connectorsOf = async (found: Promise<{ connector: ClientConnector }[]>) =>
  (await found).map(({ connector }) => connector)

/** The first rows by name. The database sorts names in another order, so they are sorted here. */
async function firstConnectors(db: Db, view: View, typeNameOrId: string, limit: number) {
  const names = await namesOfType(db, view, typeNameOrId)
  const first = names.toSorted((a, b) => byName(a.name, b.name)).slice(0, limit)
  return connectorsWithIds(
    db,
    view,
    first.map(({ id }) => id),
  )
}

export async function readConnector(
  db: Db,
  caller: Caller,
  id: string,
  { properties }: { properties: boolean },
): Promise<ClientConnector> {
  const organisationId = await organisationWhereVisible(db, caller, id)
  return readInOrganisation(db, organisationId, async (trx) => {
    const rows = connectorById(trx, viewOf(caller, organisationId), id).then((row) => (row ? [row] : []))
    if (properties) return wholeConnector(trx, caller, organisationId, id, rows)
    const [found] = await withAssigned(trx, caller, organisationId, { rows, chosen: [id] })
    if (!found) throw notFound(manageMessages.unknownConnector)
    return found.connector
  })
}

/** The caller's organisation through which a connector is visible: its owner first, then those it is shared with. */
async function organisationWhereVisible(db: Db, caller: Caller, id: string): Promise<string> {
  const places = isUuid(id) ? await organisationsOfConnector(db, id) : undefined
  const place = places?.find((organisationId) => belongsTo(caller, organisationId))
  if (!place) throw notFound(manageMessages.unknownConnector)
  return place
}

/** The organisation that owns a connector, for its members. Does not check that the caller may see the connector. */
export async function ownerOf(db: Db, caller: Caller, id: string): Promise<string> {
  const organisationId = await organisationWhereVisible(db, caller, id)
  const [owner] = (await organisationsOfConnector(db, id)) ?? []
  if (organisationId !== owner) {
    if (await connectorById(db, viewOf(caller, organisationId), id)) throw forbidden(manageMessages.onlyShown)
    throw notFound(manageMessages.unknownConnector)
  }
  return owner
}

/** A connector of this organisation that the caller may see. Throws 404, or 403 if it is only shared with them. */
export async function ownConnector(
  db: Db,
  caller: Caller,
  organisationId: string,
  id: string,
): Promise<ConnectorRow> {
  const row = isUuid(id) ? await connectorById(db, viewOf(caller, organisationId), id) : undefined
  if (!row) throw notFound(manageMessages.unknownConnector)
  if (row.organisationId !== organisationId.toLowerCase()) throw forbidden(manageMessages.onlyShown)
  return row
}

/** As {@link ownConnector}, found by its key. */
export async function ownConnectorByKey(
  db: Db,
  caller: Caller,
  organisationId: string,
  key: string,
): Promise<ConnectorRow> {
  const row = await connectorByKey(db, viewOf(caller, organisationId), key)
  if (!row) throw notFound(manageMessages.unknownConnector)
  return row
}

/** A call whose URL names an organisation and a connector. */
export type CallOfConnector = { caller: Caller; params: OfConnector }

type OfConnector = { orgId: string } & ({ id: string } | { connectorId: string })

/**
 * Runs `work` and turns its 404 into a 400 when the URL names a connector of another of the caller's organisations. This
 * is not an access check: `work` makes its own.
 */
export async function reportWrongOrganisation<T>(
  db: Db,
  { caller, params }: CallOfConnector,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const missing = error instanceof HttpError && error.status === 404
    throw missing && (await isInOtherOrganisation(db, caller, params)) ? organisationsDiffer() : error
  }
}

async function isInOtherOrganisation(db: Db, caller: Caller, { orgId, ...named }: OfConnector) {
  const id = 'id' in named ? named.id : named.connectorId
  const organisations = (isUuid(id) && (await organisationsOfConnector(db, id))) || []
  if (organisations.includes(orgId.toLowerCase())) return false
  const other = organisations.find((organisationId) => belongsTo(caller, organisationId))
  return other !== undefined && (await connectorById(db, viewOf(caller, other), id)) !== undefined
}
