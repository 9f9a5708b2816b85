import type { Approval } from '@tributary/domain'
import { approvalDescription, approvalStatusLabel, approvalTypeLabel } from '@tributary/sdk/approvals'
import { csvTime } from '@tributary/sdk/common'
import { csvText } from '../primitives/CsvButton/csv.messages.ts'
import type { CsvColumn } from '../primitives/CsvButton/csv-column.ts'
import { approvalsText } from './approvals.messages.ts'

/** Returns the columns of a CSV file of approvals. */
export const approvalCsv = (): CsvColumn<Approval>[] => [
  { header: approvalsText.type, text: approvalTypeLabel },
  { header: approvalsText.request, text: (approval) => approvalDescription(approval) ?? '' },
  { header: approvalsText.status, text: ({ approvalStatus }) => approvalStatusLabel(approvalStatus) },
  { header: csvText.inUtc(approvalsText.requested), text: ({ requestedAt }) => csvTime(requestedAt) },
  { header: csvText.inUtc(approvalsText.decided), text: ({ approvedAt }) => csvTime(approvedAt) },
  { header: approvalsText.decidedBy, text: ({ approvedUser }) => approvedUser ?? '' },
]
