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

/** Lists the connectors of one type. */
export const listConnectors = call(contract.listConnectors)

/** Starts a refresh of a connector. */
export const refreshConnector = call(contract.refreshConnector)

/** Starts a refresh of a connector named by keys. */
export const refreshConnectorByKey = call(contract.refreshConnectorByKey)
