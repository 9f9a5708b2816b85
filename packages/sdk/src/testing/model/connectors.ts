import { type ClientConnector, sameId } from '@tributary/domain'
import { isConnected } from '../../connectors/connector-status.ts'
import type { connectors } from '../../contract/index.ts'
import { conflict, notFound } from '../failures.ts'
import { buildConnector } from './builders.ts'
import { assignedOf, connectorViews } from './connector-views.ts'
import type { FakeConnector } from './data.ts'
import { isRunning } from './refreshes.ts'
import type { ModelHandlers, World } from './world.ts'

/** Connectors, their types, and their refreshes. A refresh runs until the test ends it. */
export const connectorsModel = (world: World): ModelHandlers<typeof connectors> => {
  const { data, newId } = world
  const { typeOf, visible, seen, withKeys } = connectorViews(world)
  return {
    listConnectorTypes: () => data.connectorTypes,
    listOrganisationConnectorTypes: ({ params, user }) => {
      const owned = visible(user, params.orgId).filter(({ status }) => status !== 'DELETED')
      return data.connectorTypes.filter(({ id }) => owned.some((one) => sameId(one.sourceConnectorId, id)))
    },
    listConnectors: ({ params, query, user }) => {
      const type = typeOf(params.connectorId)
      if (!type) throw notFound('This connector type does not exist.')
      return visible(user, params.orgId)
        .filter(({ sourceConnectorId }) => sameId(sourceConnectorId, type.id))
        .slice(0, query.limit)
        .map((one) => shown(one, query.excludeProperties))
    },
    listEveryConnector: ({ params, query, user }) =>
      visible(user, params.orgId)
        .filter((one) => query.needsAttention !== 'true' || mayNeedAttention(one))
        .map((one) => ({ ...one, assigned: one.assigned ?? assignedOf(world, one, user) })),
    getConnector: ({ params, query, user }) => shown(seen(user, params.id), query.excludeProperties),
    createConnector: ({ params: { orgId }, body: { name, sourceConnectorId, schedule = null } }) => {
      const type = typeOf(sourceConnectorId)
      if (!type) throw notFound('This connector type does not exist.')
      const id = newId()
      const clientKey = data.organisations.find((one) => sameId(one.id, orgId))?.key ?? orgId
      const given = { id, name, organisationId: orgId, clientKey, sourceConnectorId: type.id, schedule }
      data.connectors.push(buildConnector(given))
      return { id, message: 'The connector has been added.' }
    },
    updateConnector: ({ params, body, user }) => {
      const connector = Object.assign(seen(user, params.id), body)
      if (!connector.schedule) connector.pausedAt = null
      return { message: 'The connector has been saved.', data: connector }
    },
    pauseSchedule: ({ params, user }) => {
      const connector = scheduled(seen(user, params.id))
      connector.pausedAt ??= world.now()
      return { message: 'The schedule has been paused.', data: connector }
    },
    resumeSchedule: ({ params, user }) => {
      const connector = Object.assign(scheduled(seen(user, params.id)), { pausedAt: null })
      return { message: 'The schedule has been resumed.', data: connector }
    },
    deleteConnector: ({ params, user }) => {
      const connector = Object.assign(seen(user, params.id), { status: 'DELETED' })
      return { message: 'The connector has been deleted.', data: connector }
    },
    disconnectConnector: ({ params, user }) => {
      const connector = Object.assign(withKeys(user, params), { status: 'DISCONNECTED' })
      return { message: 'The connector has been disconnected.', data: connector }
    },
  }
}

const shown = (connector: ClientConnector, excludeProperties: string | undefined): ClientConnector =>
  excludeProperties === 'true' ? { ...connector, properties: [] } : connector

function scheduled(connector: FakeConnector): FakeConnector {
  if (!connector.schedule) throw conflict('This connector has no schedule.')
  return connector
}

/** Leaves out connectors whose latest refresh succeeded, and those that are disconnected. */
const mayNeedAttention = ({ status, log }: ClientConnector) =>
  isConnected(status) && (!log?.completedAt || log.hasError || isRunning(log))
