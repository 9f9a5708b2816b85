import { connectors, type Endpoint, organisations } from '@tributary/sdk/contract'
import type { Caller } from './caller.ts'
import { hasEntityTag } from './entity-tags.ts'

/** Begins to read for a caller whose session has yet to be checked. Returns undefined if nothing need be read. */
export type ReadAhead = (expected: Caller) => Promise<unknown> | undefined

/** Calls without an entity tag that only read. */
const otherReads = new Set<Endpoint>([
  connectors.getConnector,
  connectors.getRefreshHistory,
  connectors.listOrganisationConnectorTypes,
  connectors.listRefreshRuns,
  organisations.listOrganisations,
])

/** Whether a call only reads, so that it may begin before the session is checked. Such a call does not use the reply. */
export const isPlainRead = (endpoint: Endpoint): boolean => hasEntityTag(endpoint) || otherReads.has(endpoint)
