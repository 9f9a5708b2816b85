import { byName, type ClientConnector, can } from '@tributary/domain'
import type { Kysely } from 'kysely'
import { belongsTo, type Caller } from '../http/caller.ts'
import { isUuid } from '../is-uuid.ts'
import { forbidden, HttpError, notFound } from '../plugins/http-error.ts'
import { organisationsDiffer } from '../plugins/organisation-guard.ts'
import { withOrganisation } from '../storage/organisation-scope.ts'
import type { Database } from '../storage/schema.ts'
import { withoutProperties, withProperties } from './connector-answers.ts'
import { connectorTypeByNameOrId } from './connector-types.queries.ts'
import {
  type ConnectorRow,
  connectorById,
  connectorByKey,
  connectorsOfType,
  organisationsOfConnector,
  type View,
} from './connectors.queries.ts'
import { manageMessages } from './manage.messages.ts'

type Db = Kysely<Database>

/** Admin-named roles see every connector of the organisation, others those they are assigned to. */
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
): Promise<ClientConnector[]> {
  const type = await connectorTypeByNameOrId(db, typeNameOrId)
  if (!type) throw notFound(manageMessages.unknownType)
  return withOrganisation(db, organisationId, async (trx) => {
    const rows = await connectorsOfType(trx, viewOf(caller, organisationId), String(type.id))
    const connectors = await withProperties(trx, caller, organisationId, rows)
    return connectors.toSorted((a, b) => byName(a.name, b.name))
  })
}

export async function readConnector(
  db: Db,
  caller: Caller,
  id: string,
  { properties }: { properties: boolean },
): Promise<ClientConnector> {
  const organisationId = await organisationWhereVisible(db, caller, id)
  return withOrganisation(db, organisationId, async (trx) => {
    const row = await connectorById(trx, viewOf(caller, organisationId), id)
    if (!row) throw notFound()
    const [full] = properties ? await withProperties(trx, caller, organisationId, [row]) : []
    return full ?? withoutProperties(row)
  })
}

/** The organisation in which the caller may look for a connector: its own one first, then those it is shown to. */
async function organisationWhereVisible(db: Db, caller: Caller, id: string): Promise<string> {
  const places = isUuid(id) ? await organisationsOfConnector(db, id) : undefined
  const place = places?.find((organisationId) => belongsTo(caller, organisationId))
  if (!place) throw notFound()
  return place
}

/** The organisation of the connector of that id, for whoever belongs to it; it is still to be seen whether they may see it. */
export async function ownerOf(db: Db, caller: Caller, id: string): Promise<string> {
  const organisationId = await organisationWhereVisible(db, caller, id)
  const [owner] = (await organisationsOfConnector(db, id)) ?? []
  if (organisationId !== owner) {
    if (await connectorById(db, viewOf(caller, organisationId), id)) throw forbidden(manageMessages.onlyShown)
    throw notFound()
  }
  return owner
}

/** The connector of this organisation where the caller may see it; one that is only shown to it is not theirs to change. */
export async function ownConnector(
  db: Db,
  caller: Caller,
  organisationId: string,
  id: string,
): Promise<ConnectorRow> {
  const row = isUuid(id) ? await connectorById(db, viewOf(caller, organisationId), id) : undefined
  if (!row) throw notFound()
  if (row.organisationId !== organisationId.toLowerCase()) throw forbidden(manageMessages.onlyShown)
  return row
}

/** As {@link ownConnector}, named by its key. */
export async function ownConnectorByKey(
  db: Db,
  caller: Caller,
  organisationId: string,
  key: string,
): Promise<ConnectorRow> {
  const row = await connectorByKey(db, viewOf(caller, organisationId), key)
  if (!row) throw notFound()
  return row
}

/**
 * The same work, where a connector that is not in the organisation that was named, but in another one of the caller's,
 * is a request that contradicts itself (contract, section 0).
 */
export async function inNamed<T>(
  db: Db,
  caller: Caller,
  named: { orgId: string; id: string },
  work: Promise<T>,
): Promise<T> {
  try {
    return await work
  } catch (error) {
    const missing = error instanceof HttpError && error.status === 404
    throw missing && (await isElsewhere(db, caller, named)) ? organisationsDiffer() : error
  }
}

async function isElsewhere(db: Db, caller: Caller, { orgId, id }: { orgId: string; id: string }) {
  const places = (isUuid(id) && (await organisationsOfConnector(db, id))) || []
  const [place] = places.includes(orgId.toLowerCase()) ? [] : places.filter((one) => belongsTo(caller, one))
  return place !== undefined && (await connectorById(db, viewOf(caller, place), id)) !== undefined
}
