/** Every sentence of the approvals, worded as the specification words it (portal spec 2.12). */
export const approvalsMessages = {
  none: 'There are no approvals.',
  noneOf: { pending: 'There are no pending approvals.', decided: 'There are no decided approvals.' },
  waiting: (count: number) =>
    count ? `${count} waiting for a decision.` : 'Nothing is waiting for a decision.',
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
  /** Of an address that names a request which is not there, or is not this person's to see. */
  unknown: 'This request does not exist, or you cannot decide it.',
  /** Of a connector type that an administrator is asked to set up. */
  connector: {
    ask: 'Ask for it',
    asked: 'Asked for',
    approved: 'Approved',
    requested: (type: string) => `Your administrators have been asked to set up ${type}.`,
    requestedAlready: (type: string) => `Your administrators have already been asked to set up ${type}.`,
    inUse: (type: string) => `Your organisation already has ${type}.`,
    setUp: (type: string) => `Set up ${type}`,
  },
  linkRefused: 'This link is not valid any more.',
  /** Asked before a link of another site's decides. */
  confirm: {
    APPROVED: 'Approve this request?',
    REJECTED: 'Reject this request?',
    advice: 'A link brought you here. Nothing has been decided yet, and a decision is final.',
    cancel: 'Cancel',
  },
} as const
