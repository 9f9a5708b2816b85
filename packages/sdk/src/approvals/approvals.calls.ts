import * as contract from '../contract/approvals.ts'
import { call } from '../transport/call.ts'

/** Lists requests for approval. */
export const listApprovals = call(contract.listApprovals)

/** Approves or reject a request. */
export const decideApproval = call(contract.decideApproval)
