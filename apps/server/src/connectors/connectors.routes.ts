import { connectors } from '@tributary/sdk/contract'
import type { FastifyInstance } from 'fastify'
import { type Guards, mount } from '../plugins/mount.ts'
import type { Services } from '../services.ts'
import { connectorTypesOf, everyConnectorType } from './connector-types.queries.ts'
import { connectorsCalled, oneConnector } from './connectors.rules.ts'
import { refreshById, refreshByKey } from './refresh.rules.ts'

export function connectorsRoutes(app: FastifyInstance, services: Services, guards: Guards): void {
  const { db } = services.storage

  mount(
    app,
    guards,
    connectors,
  )({
    listConnectorTypes: () => everyConnectorType(db),
    listOrganisationConnectorTypes: ({ params }) => connectorTypesOf(db, params.orgId),
    listConnectors: ({ params, caller }) => connectorsCalled(db, caller, params.orgId, params.connectorId),
    getConnector: ({ params, query, caller }) =>
      oneConnector(db, caller, params.id, { properties: query.excludeProperties !== 'true' }),
    refreshConnector: ({ params, body, caller }) => refreshById(services, caller, params, body),
    refreshConnectorByKey: ({ params, body, caller }) => refreshByKey(services, caller, params, body),
  })
}
