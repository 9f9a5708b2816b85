import { type Actor, type Approval, type ApprovalStatus, approvalStatuses, can } from '@tributary/domain'
import { isSdkError } from '../client/sdk-error.ts'
import { isolated } from '../common/language/isolated.ts'
import { textNamed } from '../common/language/text-named.ts'
import { timeAgo } from '../common/text/time-ago.ts'
import { inContext } from './approval-context.ts'
import { approvalsMessages } from './approvals.messages.ts'

/** A decision about a request. */
export type ApprovalDecision = Exclude<ApprovalStatus, 'PENDING'>

/** Which requests are shown. */
export type ApprovalFilter = 'all' | 'pending' | 'decided'

/** The order of requests: pending first, or by the time of the request. */
export type ApprovalOrder = 'pending-first' | 'newest' | 'oldest'

/** Returns a description of the request from its context; null when the context cannot be read. */
export const approvalDescription = (approval: Pick<Approval, 'approvalContext'>): string | null =>
  inContext(approval, 'Description')

/** Returns the type of a request as words. Of an unknown one it is the name with spaces for underscores. */
export const approvalTypeLabel = ({ approvalType }: Pick<Approval, 'approvalType'>): string =>
  textNamed(approvalsMessages.types, approvalType) ?? approvalType.replaceAll('_', ' ')

/** Returns a status as a word, e.g. "Approved", also for an unknown one. */
export const approvalStatusLabel = (status: string): string =>
  Object.entries<string>(approvalsMessages.statuses).find(([known]) => known === status.toUpperCase())?.[1] ??
  status.slice(0, 1).toUpperCase() + status.slice(1).toLowerCase().replaceAll('_', ' ')

/** Whether a request waits for a decision. */
export const isPendingApproval = ({ approvalStatus }: Pick<Approval, 'approvalStatus'>): boolean =>
  approvalStatus.toUpperCase() === 'PENDING'

/**
 * Returns the decision, its time and its author: "Approved 2 hours ago by Jane Doe"; null while the request is
 * pending.
 */
export function decisionSentence(
  approval: Pick<Approval, 'approvalStatus' | 'approvedAt' | 'approvedUser'>,
  now: Date,
): string | null {
  if (isPendingApproval(approval)) return null
  const when = approval.approvedAt && timeAgo(approval.approvedAt, now)
  return approvalsMessages.decision(approvalStatusLabel(approval.approvalStatus), when, approval.approvedUser)
}

/**
 * Whether to offer the decision to a viewer: the request is pending, and the viewer has level 2 or lower. The server
 * checks the rest.
 */
export const mayDecideApproval = (
  approval: Pick<Approval, 'approvalStatus'>,
  viewer: Actor | null,
): boolean => isPendingApproval(approval) && can(viewer, 'approvals.decide')

/** Returns the decision named in a URL, in any letter case; null for any other text. */
export const decisionInAddress = (status: string | null): ApprovalDecision | null => {
  const asked = approvalStatuses.find((known) => known === status?.toUpperCase())
  return asked && asked !== 'PENDING' ? asked : null
}

type Ordered = Pick<Approval, 'approvalStatus' | 'approvedAt'> & Partial<Pick<Approval, 'requestedAt'>>

/**
 * Returns a copy in the order of the cards: pending ones first, then the newest decision, or by the time of
 * the request with unknown times last.
 */
export function approvalsInOrder<T extends Ordered>(
  approvals: readonly T[],
  order: ApprovalOrder = 'pending-first',
): T[] {
  if (order !== 'pending-first') return inOrderOfRequest(approvals, order)
  const decidedAt = (approval: T) => approval.approvedAt?.getTime() ?? 0
  const decided = approvals.filter((approval) => !isPendingApproval(approval))
  return [...approvals.filter(isPendingApproval), ...decided.toSorted((a, b) => decidedAt(b) - decidedAt(a))]
}

function inOrderOfRequest<T extends Ordered>(approvals: readonly T[], order: 'newest' | 'oldest'): T[] {
  const sign = order === 'newest' ? -1 : 1
  const age = ({ requestedAt }: T) => (requestedAt ? sign * requestedAt.getTime() : Number.POSITIVE_INFINITY)
  // Two unknown times are equal. Their difference is NaN.
  return approvals.toSorted((a, b) => age(a) - age(b) || 0)
}

/** Returns how long a request has waited: "Requested 2 hours ago"; null when the time is unknown. */
export const requestedSentence = ({ requestedAt }: Pick<Approval, 'requestedAt'>, now: Date): string | null =>
  requestedAt && approvalsMessages.requested(timeAgo(requestedAt, now))

/** Returns the request as decided, to show before the server has responded. */
export const decidedApproval = <T extends Approval>(
  approval: T,
  approvalStatus: ApprovalDecision,
  by: string,
  now: Date,
): T => ({ ...approval, approvalStatus, approvedAt: now, approvedUser: by })

/** Returns the requests that a filter shows, in the same order. */
export const filterApprovals = <T extends Pick<Approval, 'approvalStatus'>>(
  approvals: readonly T[],
  filter: ApprovalFilter,
): readonly T[] =>
  filter === 'all'
    ? approvals
    : approvals.filter((approval) => isPendingApproval(approval) === (filter === 'pending'))

/** Returns the message after a decision by link: "Approved: Eli Stone would like to join." */
export const decidedMessage = (
  approval: Pick<Approval, 'approvalType' | 'approvalContext'>,
  decision: ApprovalDecision,
): string =>
  `${approvalStatusLabel(decision)}: ${isolated(approvalDescription(approval) ?? approvalTypeLabel(approval))}`

/** Returns the message for a decision that comes too late: the request is decided, by whom and when. */
export function tooLateSentence(
  approval: Pick<Approval, 'approvalStatus' | 'approvedAt' | 'approvedUser'>,
  now: Date,
): string {
  const decision = decisionSentence(approval, now)
  return decision ? `${approvalsMessages.alreadyDecided} ${decision}.` : approvalsMessages.alreadyDecided
}

/** Whether a decision was refused because the request was already decided. */
export const isDecidedAlready = (error: unknown): boolean => isSdkError(error) && error.statusCode === 409

/** Whether a decision was refused because the token of its link is invalid. The user may then confirm it instead. */
export const isLinkRefused = (error: unknown): boolean => isSdkError(error) && error.statusCode === 400
