import type { ApprovalStatus, ApprovalType } from '@tributary/domain'
import { catalogue } from '../common/language/catalogue.ts'
import { plural } from '../common/language/format.ts'
/** Sentences of the approvals. The wording of most of them is required. */
export const approvalsMessages = catalogue('approvals', {
  statuses: { PENDING: 'Pending', APPROVED: 'Approved', REJECTED: 'Rejected' } satisfies Record<
    ApprovalStatus,
    string
  >,
  types: {
    JOIN_ORGANISATION: 'JOIN ORGANISATION',
    NEW_ORGANISATION: 'NEW ORGANISATION',
    ADD_CONNECTOR: 'ADD CONNECTOR',
  } satisfies Record<ApprovalType, string>,
  decision: (status: string, ago: string | null | undefined, by: string | null | undefined) =>
    `${status}${ago ? ` ${ago}` : ''}${by ? ` by ${by}` : ''}`,
  requested: (ago: string) => `Requested ${ago}`,
  none: 'There are no approvals.',
  noneOf: { pending: 'There are no pending approvals.', decided: 'There are no decided approvals.' },
  waiting: (count: number) =>
    count ? plural(count, { other: '# waiting for a decision.' }) : 'Nothing is waiting for a decision.',
  orders: {
    'pending-first': 'Pending first',
    newest: 'Newest request first',
    oldest: 'Oldest request first',
  },
  approve: 'Approve',
  reject: 'Reject',
  decided: 'The request has been decided.',
  alreadyDecided: 'This request has already been decided.',
  ownRequest: 'You cannot decide your own request.',
  requesterGone: 'The user who made this request no longer has an account.',
  /** Shown for an unknown request, or one the viewer may not see. */
  unknown: 'This request does not exist, or you cannot decide it.',
  /** Requests for a connector type. */
  connector: {
    ask: 'Ask for it',
    asked: 'Asked for',
    approved: 'Approved',
    requested: (type: string) => `Your administrators have been asked to set up ${type}.`,
    requestedAlready: (type: string) => `Your administrators have already been asked to set up ${type}.`,
    inUse: (type: string) => `Your organisation already has ${type}.`,
    setUp: (type: string) => `Set up ${type}`,
  },
  linkRefused: 'This link is no longer valid.',
  /** Shown before a link from another site decides. */
  confirm: {
    APPROVED: 'Approve this request?',
    REJECTED: 'Reject this request?',
    advice: 'A link brought you here. Nothing has been decided yet, and a decision is final.',
    cancel: 'Cancel',
  },
})
