import { call } from '../client/call.ts'
import * as contract from '../contract/audit.ts'

/** Lists entries of the audit log, the newest first, a page at a time. The `id` of the last entry is the next `cursor`. */
export const listAuditEntries = call(contract.listAuditEntries)

/** Records that the caller exports a list with people, access or the audit log. Call it before the file is written. */
export const recordExport = call(contract.recordExport)

/** Verifies that nothing in the audit log and the recorded access was changed. */
export const verifyAudit = call(contract.verifyAudit)
