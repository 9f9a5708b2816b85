import type { Guide } from '../../.storybook/guide.ts'

/** The page of approvals. */
export const guides = [
  {
    title: 'Approvals/Grid',
    status: 'stable',
    components: ['ApprovalGrid', 'ApprovalFilterBar', 'ApprovalGridSkeleton', 'DecisionDialog'],
    when: ['To list requests and decide them.'],
    whenNot: ['For users who already have access, use `UserGrid`.'],
    accessibility: ['Approve and Reject contain the name of the request. A decision asks first.'],
  },
] as const satisfies readonly Guide[]
