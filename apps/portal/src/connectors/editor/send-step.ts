import { type ClientConnector, type ConnectorProperty, type Id, sameId } from '@tributary/domain'
import {
  addProperties,
  assignUsers,
  type Client,
  createConnector,
  deleteProperty,
  saveLicences,
  updateConnector,
  updateProperties,
} from '@tributary/sdk'
import type { ConnectorStep } from '@tributary/sdk/connectors'

/** The confirmed stored state of a connector. */
export type Known = { connector: ClientConnector | null; licences?: readonly Id[] | undefined }

type Sending = { client: Client; orgId: Id; known: Known }

/** Sends one step of a save and returns what is stored then, so that the next save sends only the rest. */
export async function sendStep({ client, orgId, known }: Sending, step: ConnectorStep): Promise<Known> {
  if (step.kind === 'create-connector') {
    const { key: _, kind: __, ...body } = step
    const { id } = await createConnector(client, { params: { orgId }, body })
    return { ...known, connector: newConnector(id, step) }
  }
  const { connector } = known
  if (!connector) throw new Error(`The step ${step.kind} needs a connector, which does not exist yet.`)
  const params = { orgId, connectorId: connector.id }
  const withProperties = (properties: ConnectorProperty[]): Known => ({
    ...known,
    connector: { ...connector, properties },
  })
  switch (step.kind) {
    case 'update-connector': {
      const { key: _, kind: __, ...body } = step
      const { data } = await updateConnector(client, { params: { orgId, id: connector.id }, body })
      return { ...known, connector: { ...data, properties: connector.properties } }
    }
    case 'add-properties': {
      const body = step.properties.map((property) => ({ ...property, clientConnectorId: connector.id }))
      const { data } = await addProperties(client, { params, body })
      return withProperties([...connector.properties, ...data])
    }
    case 'update-properties': {
      const { data } = await updateProperties(client, { params, body: step.properties })
      return withProperties(
        connector.properties.map((one) => data.find(({ id }) => sameId(id, one.id)) ?? one),
      )
    }
    case 'delete-property': {
      const { propertyId } = step
      await deleteProperty(client, { params: { ...params, propertyId } })
      return withProperties(connector.properties.filter(({ id }) => !sameId(id, propertyId)))
    }
    case 'save-licences': {
      const { data } = await saveLicences(client, { params, body: { licences: step.licences } })
      return { ...known, licences: data.map(({ id }) => id) }
    }
    case 'assign-users':
      await assignUsers(client, { params: { id: connector.id }, body: { users: step.users } })
      return known
  }
}

/** Builds a connector when the server returned only its id. */
const newConnector = (
  id: Id,
  { name, schedule, sourceConnectorId }: Extract<ConnectorStep, { kind: 'create-connector' }>,
): ClientConnector => ({
  id,
  key: '',
  name,
  originalName: name,
  status: 'CONNECTED',
  schedule: schedule ?? null,
  sourceConnectorId,
  clientKey: '',
  properties: [],
  log: null,
})
