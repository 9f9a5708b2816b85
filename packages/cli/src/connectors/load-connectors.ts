import type { ClientConnector, SessionUser } from '@tributary/domain'
import { type Client, getMe, listConnectorTypes, listEveryConnector } from '@tributary/sdk'
import { connectorStatus } from '@tributary/sdk/connectors'
import { type Choosing, chooseOne } from '../access/choose.ts'
import { type InOrganisation, inOrganisation, type OrganisationOptions } from '../access/organisation.ts'
import type { Io } from '../terminal/io.ts'

/** A connector with the name of its type. */
export type TypedConnector = ClientConnector & { type: string }

/** The connectors of an organisation, and what explains their states. */
export type ConnectorWorld = InOrganisation & {
  connectors: TypedConnector[]
  viewer: SessionUser
  typeOf: (connector: ClientConnector) => string
}

/** Connects, and lists the connectors of the organisation without deleted ones. */
export async function loadConnectors(io: Io, options: OrganisationOptions): Promise<ConnectorWorld> {
  const place = await inOrganisation(io, options)
  const [all, types, viewer] = await Promise.all([
    listEveryConnector(place.client, { params: { orgId: place.orgId } }),
    typeNames(place.client),
    getMe(place.client),
  ])
  const typeOf = ({ sourceConnectorId }: ClientConnector) => types.get(String(sourceConnectorId)) ?? ''
  const connectors = all
    .filter(({ status }) => connectorStatus(status) !== 'deleted')
    .map((connector) => ({ ...connector, type: typeOf(connector) }))
  return { ...place, connectors, viewer, typeOf }
}

/** Returns the name of each connector type by its id. */
const typeNames = async (client: Client): Promise<Map<string, string>> =>
  new Map((await listConnectorTypes(client)).map(({ id, type }) => [String(id), type]))

const choosing: Choosing<TypedConnector> = {
  noun: 'connector',
  nameOf: ({ name }) => name,
  keyOf: ({ key }) => key,
}

/** Finds connectors by name, key or id, each once. */
export const chooseConnectors = (
  { connectors }: Pick<ConnectorWorld, 'connectors'>,
  wanted: readonly string[],
): TypedConnector[] => [...new Set(wanted.map((name) => chooseOne(connectors, name, choosing)))]
