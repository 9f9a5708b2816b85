import { call } from '../client/call.ts'
import * as contract from '../contract/connectors.refresh.ts'

/** Lists the connectors that are running now. */
export const listInsights = call(contract.listInsights)

/** Lists every connector type. */
export const listConnectorTypes = call(contract.listConnectorTypes)

/** Lists the connector types an organisation has. */
export const listOrganisationConnectorTypes = call(contract.listOrganisationConnectorTypes)

/** Gets one connector. */
export const getConnector = call(contract.getConnector)

/**
 * Lists the connectors of one type. `connectorId` is a connector type, by name or id. `assigned` counts their users;
 * `getConnector` returns all of them.
 */
export const listConnectors = call(contract.listConnectors)

/** Starts a refresh of a connector. The refresh is incremental by default. */
export const refreshConnector = call(contract.refreshConnector)

/** Starts a refresh of a connector named by keys. The keys are those of its client and its own. */
export const refreshConnectorByKey = call(contract.refreshConnectorByKey)
