import { call } from '../client/call.ts'
import * as contract from '../contract/connectors.runs.ts'

/** Lists every connector of an organisation, whatever its type. */
export const listEveryConnector = call(contract.listEveryConnector)

/** Lists the latest refreshes of the connectors of a type. */
export const listRefreshRuns = call(contract.listRefreshRuns)

/** Stops the refresh of a connector that is under way. */
export const cancelRefresh = call(contract.cancelRefresh)

/** Lists the tables that a connector's refreshes have written. */
export const listConnectorTables = call(contract.listConnectorTables)

/** Gets the first rows of a table of a connector. */
export const previewConnectorTable = call(contract.previewConnectorTable)
