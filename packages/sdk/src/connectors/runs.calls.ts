import { call } from '../client/call.ts'
import * as history from '../contract/connectors.history.ts'
import * as contract from '../contract/connectors.runs.ts'

/** Lists every connector of an organisation, whatever its type. Only those the caller may see, without properties. */
export const listEveryConnector = call(contract.listEveryConnector)

/**
 * List the latest refreshes of connectors, a page at a time, newest first: 200 runs, or up to 1,000 with `limit`.
 * `connectorType` or `connectors` (ids) selects the connectors, `each` limits the runs of one, and `before` is the id of
 * the last run of the page before.
 */
export const listRefreshRuns = call(contract.listRefreshRuns)

/**
 * Counts the refreshes of each connector by hour or day of a time zone. Only hours and days with a refresh are returned.
 * A refresh counts when it was requested.
 */
export const getRefreshHistory = call(history.getRefreshHistory)

/** Cancels the running refresh of a connector. Stored rows stay. Returns 409 when no refresh is running. */
export const cancelRefresh = call(contract.cancelRefresh)

/** Lists the tables of a connector. Those that its refreshes have written. */
export const listConnectorTables = call(contract.listConnectorTables)

/** Lists the tables of every connector of an organisation that the caller sees. Only those that refreshes have written. */
export const listEveryTable = call(contract.listEveryTable)

/**
 * Gets the first rows of a table of a connector. At most fifty. `schema` is needed when it has written to more than
 * one.
 */
export const previewConnectorTable = call(contract.previewConnectorTable)
