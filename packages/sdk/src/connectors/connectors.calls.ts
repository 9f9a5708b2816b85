import * as contract from '../contract/connectors.ts'
import { call } from '../transport/call.ts'

/** Lists every connector type there is. */
export const listConnectorTypes = call(contract.listConnectorTypes)

/** Lists the connector types an organisation has. */
export const listOrganisationConnectorTypes = call(contract.listOrganisationConnectorTypes)

/** Gets one connector, with or without its properties. */
export const getConnector = call(contract.getConnector)

/** Lists an organisation's connectors of one type; `connectorId` is the connector type. */
export const listConnectors = call(contract.listConnectors)

/** Starts a refresh of a connector and answers its new log. */
export const refreshConnector = call(contract.refreshConnector)

/** Starts a refresh of a connector that is named by its client's key and its own. */
export const refreshConnectorByKey = call(contract.refreshConnectorByKey)
