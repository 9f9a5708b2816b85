import { call } from '../client/call.ts'
import * as contract from '../contract/approvals.ts'

/** Lists requests for approval. */
export const listApprovals = call(contract.listApprovals)

/** Approves or reject a request. */
export const decideApproval = call(contract.decideApproval)

/** Lists the connector types that members of an organisation have asked for. */
export const listConnectorRequests = call(contract.listConnectorRequests)

/** Asks the administrators of an organisation to set up a connector type. */
export const requestConnector = call(contract.requestConnector)
