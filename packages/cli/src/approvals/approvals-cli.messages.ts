export const approvalsCliMessages = {
  unknown: (id: string) => `There is no request "${id}", or you may not decide it.`,
  question: (decision: string, count: number) =>
    count === 1
      ? `${decision} this request? A decision is final.`
      : `${decision} these ${count} requests? A decision is final.`,
  verbs: { APPROVED: 'Approve', REJECTED: 'Reject' },
  notConfirmed: 'Nothing was decided.',
}
