import * as z from 'zod/mini'
import {
  clientConnector,
  connectorTable,
  refreshLog,
  refreshRun,
  tableOfConnector,
  tablePreview,
} from './connectors.entities.ts'
import { endpoint } from './endpoint.ts'
import { list, written } from './wire/answers.ts'
import { paging } from './wire/common.ts'
import { text, textUpTo, upToThousand } from './wire/fields.ts'

const service = 'connector'

export const listEveryConnector = endpoint({
  method: 'GET',
  path: '/business2cloud/clients/{orgId}/connectors',
  summary: 'List every connector of an organisation.',
  level: 'member',
  query: z.strictObject({
    /** Leaves out connectors whose latest refresh succeeded, and those that are disconnected. */
    needsAttention: z.optional(z.literal(['true', 'false'])),
    ...paging,
  }),
  response: list(clientConnector),
  service,
})

const numberOfRuns = z.optional(upToThousand)

export const listRefreshRuns = endpoint({
  method: 'GET',
  path: '/business2cloud/clients/{orgId}/refresh-runs',
  summary: 'List the latest refreshes of connectors, a page at a time.',
  level: 'member',
  query: z.strictObject({
    /** The type, e.g. `ftp`. Needed without `connectors`. */
    connectorType: z.optional(text),
    /** The ids of up to 50 connectors, separated by spaces. Without it, all of the type. */
    connectors: z.optional(textUpTo(2_000)),
    /** The most runs of one connector. */
    each: numberOfRuns,
    /** The most runs of all. 200 by default; with `connectors` and `each` as many as these allow, up to 1,500. */
    limit: numberOfRuns,
    /** The id of a run: only older ones. */
    before: z.optional(text),
  }),
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

export const listEveryTable = endpoint({
  method: 'GET',
  path: '/business2cloud/clients/{orgId}/tables',
  summary: 'List the tables of every connector of an organisation that the caller sees.',
  level: 'member',
  response: list(tableOfConnector),
  service,
})

export const previewConnectorTable = endpoint({
  method: 'GET',
  path: '/business2cloud/clients/{orgId}/connectors/{id}/tables/{table}',
  summary: 'Get the first rows of a table of a connector.',
  level: 'member',
  query: z.strictObject({
    /** The schema of the table. Needed only if several schemas have a table of this name. */
    schema: z.optional(text),
  }),
  response: tablePreview,
  errors: [502, 504],
  service,
})
