import { call } from '../client/call.ts'
import * as contract from '../contract/audit.ts'

/** Lists entries of the audit log, the newest first, a page at a time. The `id` of the last entry is the next `cursor`. */
export const listAuditEntries = call(contract.listAuditEntries)

/** Verifies that nothing in the audit log and the recorded access was changed. */
export const verifyAudit = call(contract.verifyAudit)
