import type { ClientConnector, ConnectorProperty, Id } from '@tributary/domain'
import {
  addProperties,
  type Client,
  createConnector,
  getConnector,
  listConnectorTypes,
  listProperties,
} from '@tributary/sdk'
import { type Backend, type Name, startBackend } from './backend.ts'
import { clientOf } from './sdk-client.ts'

// Helpers for tests of connectors, all using the API.

export async function typeId(client: Client, type: string): Promise<Id> {
  const found = (await listConnectorTypes(client)).find((one) => one.type === type)
  if (!found) throw new Error(`The connector type ${type} does not exist.`)
  return found.id
}

/** Adds a connector, with settings if given. */
export async function addConnector(
  client: Client,
  orgId: Id,
  connector: { name: string; type: string; settings?: Record<string, string> },
): Promise<Id> {
  const sourceConnectorId = await typeId(client, connector.type)
  const { id } = await createConnector(client, {
    params: { orgId },
    body: { name: connector.name, sourceConnectorId },
  })
  const settings = Object.entries(connector.settings ?? {})
  if (settings.length > 0)
    await addProperties(client, {
      params: { orgId, connectorId: id },
      body: settings.map(([name, value]) => ({ name, value, clientConnectorId: id })),
    })
  return id
}

export const fetchConnector = (client: Client, id: Id): Promise<ClientConnector> =>
  getConnector(client, { params: { id } })

export async function fetchProperty(
  client: Client,
  orgId: Id,
  connectorId: Id,
  name: string,
): Promise<ConnectorProperty> {
  const found = (await listProperties(client, { params: { orgId, connectorId } })).find(
    (one) => one.name === name,
  )
  if (!found) throw new Error(`The connector has no ${name}.`)
  return found
}

/** The audit log lines of a target, oldest first. */
export const auditOf = ({ storage }: Backend, target: Id) =>
  storage.db
    .selectFrom('audit_log')
    .select(['action', 'detail', 'actor_id as actorId', 'organisation_id as organisationId'])
    .where('target', '=', String(target))
    .orderBy('id')
    .execute()

/** Valid settings of an FTP connector. */
export const ftpSettings = {
  'ftp.host': 'files.example.com',
  'ftp.username': 'tributary',
  'ftp.password': 'pw-1',
  'ftp.path': '/out',
}

export type ConnectorWorld = Awaited<ReturnType<typeof connectorWorld>>

/** The server with all demo users signed in, and the organisations by short names. */
export async function connectorWorld(environment: Record<string, string> = {}) {
  const backend = await startBackend(environment)
  const clients = new Map<Name, Client>()
  for (const name of ['sue', 'adam', 'olga', 'eli', 'una'] satisfies Name[])
    clients.set(name, await clientOf(backend, name))
  const acme = await backend.idOf('organisations', 'acme Traders')
  const as = (name: Name): Client => {
    const client = clients.get(name)
    if (!client) throw new Error(`${name} has not signed in.`)
    return client
  }
  return {
    backend,
    as,
    acme,
    birch: await backend.idOf('organisations', 'Birch Ltd'),
    cedar: await backend.idOf('organisations', 'Cedar & Co'),
    newFtp: (name: string) => addConnector(as('olga'), acme, { name, type: 'ftp', settings: ftpSettings }),
    lastAudit: async (target: Id) => (await auditOf(backend, target)).at(-1),
  }
}
