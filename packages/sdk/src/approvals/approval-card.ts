import { type Actor, type Approval, type ApprovalStatus, approvalStatuses, can } from '@tributary/domain'
import { isSdkError } from '../client/sdk-error.ts'
import { timeAgo } from '../common/text/time-ago.ts'
import { inContext } from './approval-context.ts'
import { approvalsMessages } from './approvals.messages.ts'

/** What can be decided about a request. */
export type ApprovalDecision = Exclude<ApprovalStatus, 'PENDING'>

/** Which requests are looked at. */
export type ApprovalFilter = 'all' | 'pending' | 'decided'

/** In which order: as the specification wants them, or by when they were asked for. */
export type ApprovalOrder = 'pending-first' | 'newest' | 'oldest'

/** What the request is about, from its context; null when that cannot be read (requirement APPR-13). */
export const approvalDescription = (approval: Pick<Approval, 'approvalContext'>): string | null =>
  inContext(approval, 'Description')

/** The kind of a request with spaces for underscores (requirement APPR-02). */
export const approvalTypeLabel = ({ approvalType }: Pick<Approval, 'approvalType'>): string =>
  approvalType.replaceAll('_', ' ')

/** A status as a word in a sentence: "Approved", also for one we do not know. */
export const approvalStatusLabel = (status: string): string =>
  status.slice(0, 1).toUpperCase() + status.slice(1).toLowerCase().replaceAll('_', ' ')

/** Whether a request still waits for a decision. */
export const isPendingApproval = ({ approvalStatus }: Pick<Approval, 'approvalStatus'>): boolean =>
  approvalStatus.toUpperCase() === 'PENDING'

/** What became of a request, when and by whom: "Approved 2 hours ago by Jane Doe"; null while it is pending (APPR-10). */
export function decisionSentence(
  approval: Pick<Approval, 'approvalStatus' | 'approvedAt' | 'approvedUser'>,
  now: Date,
): string | null {
  if (isPendingApproval(approval)) return null
  const when = approval.approvedAt ? ` ${timeAgo(approval.approvedAt, now)}` : ''
  const who = approval.approvedUser ? ` by ${approval.approvedUser}` : ''
  return `${approvalStatusLabel(approval.approvalStatus)}${when}${who}`
}

/** Whether this person is offered to decide: a pending request, once, by level 2 or lower. The server knows the rest. */
export const mayDecideApproval = (
  approval: Pick<Approval, 'approvalStatus'>,
  viewer: Actor | null,
): boolean => isPendingApproval(approval) && can(viewer, 'approvals.decide')

/** The decision an address asks for, in any letter case; null for anything but the two (requirement APPR-11). */
export const decisionInAddress = (status: string | null): ApprovalDecision | null => {
  const asked = approvalStatuses.find((known) => known === status?.toUpperCase())
  return asked && asked !== 'PENDING' ? asked : null
}

type Ordered = Pick<Approval, 'approvalStatus' | 'approvedAt'> & Partial<Pick<Approval, 'requestedAt'>>

/**
 * A copy in the order of the cards: pending ones as they come, then the newest decision first (requirement APPR-14);
 * or by when they were asked for, those of unknown age last.
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
  // Two of unknown age are alike: their difference is no number.
  return approvals.toSorted((a, b) => age(a) - age(b) || 0)
}

/** Since when a request waits: "Requested 2 hours ago"; null when that is not told. */
export const requestedSentence = ({ requestedAt }: Pick<Approval, 'requestedAt'>, now: Date): string | null =>
  requestedAt && `Requested ${timeAgo(requestedAt, now)}`

/** A request as it is shown the moment it is decided, before the server has answered (requirement APPR-09). */
export const decidedApproval = <T extends Approval>(
  approval: T,
  approvalStatus: ApprovalDecision,
  by: string,
  now: Date,
): T => ({ ...approval, approvalStatus, approvedAt: now, approvedUser: by })

/** The requests a filter shows, in the order they come. */
export const filterApprovals = <T extends Pick<Approval, 'approvalStatus'>>(
  approvals: readonly T[],
  filter: ApprovalFilter,
): readonly T[] =>
  filter === 'all'
    ? approvals
    : approvals.filter((approval) => isPendingApproval(approval) === (filter === 'pending'))

/** What to tell whoever has decided by a link: "Approved: Eli Stone would like to join." */
export const decidedMessage = (
  approval: Pick<Approval, 'approvalType' | 'approvalContext'>,
  decision: ApprovalDecision,
): string =>
  `${approvalStatusLabel(decision)}: ${approvalDescription(approval) ?? approvalTypeLabel(approval)}`

/** What to tell somebody who comes too late: that it is decided, and by whom and when (requirement APPR-12). */
export function tooLateSentence(
  approval: Pick<Approval, 'approvalStatus' | 'approvedAt' | 'approvedUser'>,
  now: Date,
): string {
  const decision = decisionSentence(approval, now)
  return decision ? `${approvalsMessages.alreadyDecided} ${decision}.` : approvalsMessages.alreadyDecided
}

/** Whether a decision was refused because somebody else, or the same person elsewhere, was first. */
export const isDecidedAlready = (error: unknown): boolean => isSdkError(error) && error.statusCode === 409

/** Whether a decision was refused because the token of its link is not good (any more): the person can be asked instead. */
export const isLinkRefused = (error: unknown): boolean => isSdkError(error) && error.statusCode === 400
