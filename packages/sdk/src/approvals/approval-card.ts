import { type Actor, type Approval, type ApprovalStatus, approvalStatuses, can } from '@tributary/domain'
import { timeAgo } from '../text/time-ago.ts'

/** What the request is about, from its context; null when that cannot be read (requirement APPR-13). */
export function approvalDescription({ approvalContext }: Pick<Approval, 'approvalContext'>): string | null {
  try {
    const context: unknown = JSON.parse(approvalContext)
    const description: unknown = Object.getOwnPropertyDescriptor(Object(context), 'Description')?.value
    return typeof description === 'string' && description.trim() !== '' ? description : null
  } catch {
    return null
  }
}

/** The kind of a request with spaces for underscores (requirement APPR-02). */
export const approvalTypeLabel = ({ approvalType }: Pick<Approval, 'approvalType'>): string =>
  approvalType.replaceAll('_', ' ')

/** A status as a word in a sentence: "Approved", also for one we do not know. */
export const approvalStatusLabel = (status: string): string =>
  status.slice(0, 1).toUpperCase() + status.slice(1).toLowerCase().replaceAll('_', ' ')

const isPending = ({ approvalStatus }: Pick<Approval, 'approvalStatus'>): boolean =>
  approvalStatus.toUpperCase() === 'PENDING'

/** What became of a request, when and by whom: "Approved 2 hours ago by Jane Doe"; null while it is pending (APPR-10). */
export function decisionSentence(
  approval: Pick<Approval, 'approvalStatus' | 'approvedAt' | 'approvedUser'>,
  now: Date,
): string | null {
  if (isPending(approval)) return null
  const when = approval.approvedAt ? ` ${timeAgo(approval.approvedAt, now)}` : ''
  const who = approval.approvedUser ? ` by ${approval.approvedUser}` : ''
  return `${approvalStatusLabel(approval.approvalStatus)}${when}${who}`
}

/** Whether this person is offered to decide: a pending request, once, by level 2 or lower. The server knows the rest. */
export const mayDecideApproval = (
  approval: Pick<Approval, 'approvalStatus'>,
  viewer: Actor | null,
): boolean => isPending(approval) && can(viewer, 'approvals.decide')

/** The decision an address asks for, in any letter case; null for anything but the two (requirement APPR-11). */
export const decisionInAddress = (status: string | null): Exclude<ApprovalStatus, 'PENDING'> | null => {
  const asked = approvalStatuses.find((known) => known === status?.toUpperCase())
  return asked && asked !== 'PENDING' ? asked : null
}

/** A copy in the order of the cards: pending ones as they come, then the newest decision first (requirement APPR-14). */
export const approvalsInOrder = <T extends Pick<Approval, 'approvalStatus' | 'approvedAt'>>(
  approvals: readonly T[],
): T[] => {
  const decidedAt = (approval: T) => approval.approvedAt?.getTime() ?? 0
  const decided = approvals.filter((approval) => !isPending(approval))
  return [...approvals.filter(isPending), ...decided.toSorted((a, b) => decidedAt(b) - decidedAt(a))]
}

/** A request as it is shown the moment it is decided, before the server has answered (requirement APPR-09). */
export const decidedApproval = <T extends Approval>(
  approval: T,
  approvalStatus: Exclude<ApprovalStatus, 'PENDING'>,
  by: string,
  now: Date,
): T => ({ ...approval, approvalStatus, approvedAt: now, approvedUser: by })
