import type { Approval } from '@tributary/domain'
import {
  approvalDescription,
  approvalStatusLabel,
  approvalTypeLabel,
  decisionSentence,
} from '@tributary/sdk/approvals'
import { shownTime } from '../terminal/shown-time.ts'

/** Returns a request for programs. */
export const approvalFacts = (approval: Approval) => ({
  id: approval.id,
  type: approval.approvalType,
  status: approval.approvalStatus,
  description: approvalDescription(approval),
  requestedAt: approval.requestedAt,
  decidedAt: approval.approvedAt,
  decidedBy: approval.approvedUser,
})

/** The headings of {@link approvalRow}. */
export const approvalHeadings = ['Requested', 'Request', 'Status', 'Id']

/** Returns what a request is about. */
export const subjectOf = (approval: Approval): string =>
  approvalDescription(approval) ?? approvalTypeLabel(approval)

/** Returns a request as a row of a table. */
export const approvalRow = (approval: Approval, now: Date): string[] => [
  shownTime(approval.requestedAt),
  subjectOf(approval),
  decisionSentence(approval, now) ?? approvalStatusLabel(approval.approvalStatus),
  String(approval.id),
]
