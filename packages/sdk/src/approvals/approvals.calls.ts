import { call } from '../client/call.ts'
import * as contract from '../contract/approvals.ts'

/** Lists requests for approval. Includes decided ones. */
export const listApprovals = call(contract.listApprovals)

/**
 * Approves or rejects a request. A decision is final. `token` comes from a mailed link: the server then checks that
 * the link was made for the caller and this request, and returns 400 otherwise. Without `token`, the caller
 * must confirm the decision first.
 */
export const decideApproval = call(contract.decideApproval)

/** Lists the connector types that members have asked for and the organisation does not have yet. */
export const listConnectorRequests = call(contract.listConnectorRequests)

/**
 * Requests a connector type from the administrators. An open request for the same type is returned as it is. Returns
 * 409 when the organisation already has the type.
 */
export const requestConnector = call(contract.requestConnector)
