/** Every sentence of the approvals, worded as the specification words it (portal spec 2.12). */
export const approvalsMessages = {
  none: 'There are no approvals.',
  approve: 'Approve',
  reject: 'Reject',
  alreadyDecided: 'This request has already been decided.',
} as const
