import type { ClientConnector, ConnectorProperty, Id } from '@tributary/domain'
import {
  addProperties,
  type Client,
  createConnector,
  getConnector,
  listConnectorTypes,
  listProperties,
} from '@tributary/sdk'
import type { Backend } from './backend.ts'

// What tests of connectors need again and again, done by the calls themselves.

export async function typeId(client: Client, type: string): Promise<Id> {
  const found = (await listConnectorTypes(client)).find((one) => one.type === type)
  if (!found) throw new Error(`There is no connector type ${type}.`)
  return found.id
}

/** Adds a connector of a type, with these settings where there are any. */
export async function added(
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

export const seen = (client: Client, id: Id): Promise<ClientConnector> =>
  getConnector(client, { params: { id } })

export async function property(
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

/** What a connector's settings hold in the end, secrets opened by whoever may. */
export const auditOf = async ({ storage }: Backend, target: Id) => {
  const rows = await storage.db
    .selectFrom('audit_log')
    .select(['action', 'detail', 'actor_id as actorId', 'organisation_id as organisationId'])
    .where('target', '=', String(target))
    .orderBy('id')
    .execute()
  return rows
}
