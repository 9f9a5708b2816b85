import * as z from 'zod/mini'
import {
  clientConnector,
  connectorTable,
  refreshLog,
  refreshRun,
  tablePreview,
} from './connectors.entities.ts'
import { endpoint } from './endpoint.ts'
import { list, written } from './wire/answers.ts'
import { text } from './wire/fields.ts'

const service = 'connector'

export const listEveryConnector = endpoint({
  method: 'GET',
  path: '/business2cloud/clients/{orgId}/connectors',
  summary: 'List every connector of an organisation.',
  level: 'member',
  response: list(clientConnector),
  service,
})

export const listRefreshRuns = endpoint({
  method: 'GET',
  path: '/business2cloud/clients/{orgId}/refresh-runs',
  summary: 'List the latest refreshes of the connectors of a type.',
  level: 'member',
  query: z.strictObject({ connectorType: text }),
  response: list(refreshRun),
  service,
})

export const cancelRefresh = endpoint({
  method: 'POST',
  path: '/business2cloud/clients/{orgId}/connectors/{id}/cancel',
  summary: 'Cancel the running refresh of a connector.',
  level: 'member',
  response: written(refreshLog),
  errors: [409],
  service,
})

export const listConnectorTables = endpoint({
  method: 'GET',
  path: '/business2cloud/clients/{orgId}/connectors/{id}/tables',
  summary: 'List the tables of a connector.',
  level: 'member',
  response: list(connectorTable),
  service,
})

export const previewConnectorTable = endpoint({
  method: 'GET',
  path: '/business2cloud/clients/{orgId}/connectors/{id}/tables/{table}',
  summary: 'Get the first rows of a table of a connector.',
  level: 'member',
  query: z.strictObject({ schema: z.optional(text) }),
  response: tablePreview,
  errors: [502, 504],
  service,
})
