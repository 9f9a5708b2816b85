import * as z from 'zod/mini'
import { clientConnector, connectorType, insight, refreshLog } from './connectors.entities.ts'
import { endpoint } from './endpoint.ts'
import { list, written } from './wire/answers.ts'
import { upToThousand } from './wire/fields.ts'

export const listInsights = endpoint({
  method: 'GET',
  path: '/business2cloud/connectors/insights',
  summary: 'List the connectors that are running now.',
  level: 1,
  response: list(insight),
  service: 'connector',
})

export const listConnectorTypes = endpoint({
  method: 'GET',
  path: '/business2cloud/clients/connector-types',
  summary: 'List every connector type.',
  level: 'user',
  response: list(connectorType),
  service: 'connector',
})

export const listOrganisationConnectorTypes = endpoint({
  method: 'GET',
  path: '/business2cloud/clients/{orgId}/connector-types',
  summary: 'List the connector types an organisation has.',
  level: 'member',
  response: list(connectorType),
  service: 'connector',
})

const withoutProperties = {
  /** `true` leaves out `Properties`. */
  excludeProperties: z.optional(z.literal(['true', 'false'])),
}

export const getConnector = endpoint({
  method: 'GET',
  path: '/business2cloud/clients/connectors/{id}',
  summary: 'Get one connector.',
  level: 'member',
  query: z.strictObject(withoutProperties),
  response: clientConnector,
  service: 'connector',
})

export const listConnectors = endpoint({
  method: 'GET',
  path: '/business2cloud/clients/{orgId}/connectors/{connectorId}',
  summary: 'List the connectors of one type.',
  level: 'member',
  query: z.strictObject({
    ...withoutProperties,
    /** Only the first connectors by name. */
    limit: z.optional(upToThousand),
  }),
  response: list(clientConnector),
  service: 'connector',
})

/** Options of a refresh. The default is an incremental refresh. */
const refreshRequest = z.strictObject({
  /** Whether to copy everything instead of only changes. Only super administrators may. */
  fullTransactionSync: z.optional(z.boolean()),
  /** A note that is stored with the run, up to 500 characters. */
  statusMessage: z.optional(z.string().check(z.maxLength(500))),
})

export const refreshConnector = endpoint({
  method: 'POST',
  path: '/business2cloud/clients/{orgId}/connectors/{id}/process',
  summary: 'Start a refresh of a connector.',
  level: 'member',
  body: refreshRequest,
  response: written(refreshLog),
  errors: [409],
  service: 'connector',
})

export const refreshConnectorByKey = endpoint({
  method: 'POST',
  path: '/api/clients/{clientKey}/{connectorKey}/process',
  summary: 'Start a refresh of a connector named by keys.',
  level: 'member',
  body: refreshRequest,
  response: written(refreshLog),
  errors: [409],
  service: 'connector',
})
