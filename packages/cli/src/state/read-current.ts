import type {
  Area,
  ClientConnector,
  CustomSource,
  Entity,
  HelperTable,
  SecurityGroup,
  SessionUser,
  Status,
  Subarea,
  User,
  Version,
} from '@tributary/domain'
import {
  type Client,
  getConnector,
  getMe,
  listAreas,
  listConnectorTypes,
  listCustomSources,
  listEntities,
  listEveryConnector,
  listHelperTables,
  listSecurityGroups,
  listStatuses,
  listSubareas,
  listUsers,
  listVersions,
} from '@tributary/sdk'
import { isConnected } from '@tributary/sdk/connectors'
import type { InOrganisation } from '../access/organisation.ts'

/** Everything of an organisation that a file can describe. */
export type Current = {
  client: Client
  orgId: InOrganisation['orgId']
  viewer: SessionUser
  /** The connected ones, with their properties and all users. */
  connectors: ClientConnector[]
  types: { id: ClientConnector['id']; type: string }[]
  sources: CustomSource[]
  users: User[]
  statuses: Status[]
  entities: Entity[]
  areas: Area[]
  subareas: Subarea[]
  versions: Version[]
  helperTables: HelperTable[]
  groups: SecurityGroup[]
}

/** Loads the current state. Needs an administrator of the organisation. */
export async function readCurrent({ client, orgId }: InOrganisation): Promise<Current> {
  const query = { orgId }
  const [viewer, types, sources, users, statuses] = await Promise.all([
    getMe(client),
    listConnectorTypes(client),
    listCustomSources(client, { params: { orgId } }),
    listUsers(client, { query }),
    listStatuses(client),
  ])
  const [entities, areas, subareas, versions, helperTables, groups] = await Promise.all([
    listEntities(client, { query }),
    listAreas(client, { query }),
    listSubareas(client, { query }),
    listVersions(client, { query }),
    listHelperTables(client, { query }),
    listSecurityGroups(client, { query }),
  ])
  const connectors = await wholeConnectors(client, orgId)
  const excel = { entities, areas, subareas, versions, helperTables, groups }
  return { client, orgId, viewer, connectors, types, sources, users, statuses, ...excel }
}

/** Calls at the same time. A token may make 600 in a minute. */
const AT_ONCE = 4

/** A list has no properties and only the first users, so each connector is loaded. */
async function wholeConnectors(client: Client, orgId: Current['orgId']): Promise<ClientConnector[]> {
  const listed = await listEveryConnector(client, { params: { orgId } })
  const wanted = listed.filter(({ status }) => isConnected(status))
  const whole: ClientConnector[] = []
  for (let from = 0; from < wanted.length; from += AT_ONCE) {
    const some = wanted.slice(from, from + AT_ONCE)
    whole.push(...(await Promise.all(some.map(({ id }) => getConnector(client, { params: { id } })))))
  }
  return whole
}
