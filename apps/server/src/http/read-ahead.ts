import { connectors, type Endpoint, excel, organisations, users } from '@tributary/sdk/contract'
import type { Caller } from './caller.ts'

/** Begins to read for a caller whose session has yet to be checked. Returns undefined if nothing need be read. */
export type ReadAhead = (expected: Caller) => Promise<unknown> | undefined

/** Calls that only read, so that they may begin before the session is checked. They do not use the reply. */
const plainReads = new Set<Endpoint>([
  connectors.getConnector,
  connectors.listConnectors,
  connectors.listEveryConnector,
  connectors.listOrganisationConnectorTypes,
  connectors.listRefreshRuns,
  excel.listAreas,
  excel.listEntities,
  excel.listHelperTables,
  excel.listSecurityGroups,
  excel.listSubareas,
  excel.listVersions,
  organisations.listOrganisations,
  users.listUsers,
])

export const isPlainRead = (endpoint: Endpoint): boolean => plainReads.has(endpoint)
