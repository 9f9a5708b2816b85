import type { FullGuide } from '../../.storybook/guide.ts'

/** The page of approvals. */
export const guides = [
  {
    title: 'Approvals/Grid',
    status: 'stable',
    components: ['ApprovalGrid', 'ApprovalFilterBar', 'ApprovalGridSkeleton', 'DecisionDialog'],
    when: [
      '`ApprovalGrid` to list requests and decide them, below a `ClockProvider`. `ApprovalFilterBar` above it.',
      '`DecisionDialog` before a link in a mail decides a request.',
    ],
    whenNot: ['For users who already have access, use `UserGrid`.'],
    anatomy: [
      ['Filter bar', 'The order, and all, pending or decided requests. Pending ones are counted.'],
      ['CSV', 'Downloads the requests that are shown, in their order.'],
      ['Header of a card', 'The kind of the request as a heading, and its status.'],
      ['Body of a card', 'Who requests what, and how long ago.'],
      ['Footer of a card', 'Approve and Reject, or who decided it when.'],
      ['Set up', 'On an approved connector, with `onSetUp`: the next step.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the buttons of the cards.'],
      ['Enter, Space', 'Approves or rejects immediately. In the dialog, Cancel has the focus first.'],
      ['Arrow keys', 'In the filter: change what is shown.'],
      ['Escape', 'Closes the dialog and decides nothing.'],
    ],
    accessibility: [
      'Each card is an article named by its kind and its request. Approve and Reject are described by them.',
      'After a decision the focus moves to the next card that can be decided, else to `onFocusLost`.',
      'A changed status is announced. A card is busy until the server has responded.',
    ],
    do: [
      'Show the new status immediately, and put the id as text into `busy` until the server has responded.',
      'Pass `lookedFor` when a link opened the page. That card receives the focus once.',
      'Pass every request to `ApprovalFilterBar`, not only those that are shown.',
    ],
    dont: [
      'Do not decide when a page opens from a link. Show `DecisionDialog` first.',
      'Do not sort or filter the requests first. The grid does both.',
      'Do not remove a card when it is decided. Users check what they have decided.',
    ],
    code: `
import type { Actor, Approval } from '@tributary/domain'
import { type Client, decideApproval } from '@tributary/sdk'
import type { ApprovalDecision, ApprovalFilter, ApprovalOrder } from '@tributary/sdk/approvals'
import { ApprovalFilterBar, ApprovalGrid } from '@tributary/ui'
import { useState } from 'react'

type Props = {
  client: Client
  viewer: Actor
  approvals: readonly Approval[]
  onDecided: (approval: Approval) => void
}

export function Requests({ client, viewer, approvals, onDecided }: Props) {
  const [filter, setFilter] = useState<ApprovalFilter>('all')
  const [order, setOrder] = useState<ApprovalOrder>('pending-first')
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  const decide = async ({ id }: Approval, approvalStatus: ApprovalDecision) => {
    const key = String(id)
    setBusy((keys) => new Set(keys).add(key))
    try {
      const { data } = await decideApproval(client, { body: { approvalId: id, approvalStatus } })
      onDecided(data)
    } finally {
      setBusy((keys) => new Set([...keys].filter((one) => one !== key)))
    }
  }
  return (
    <>
      <ApprovalFilterBar
        approvals={approvals}
        filter={filter}
        onChange={setFilter}
        order={order}
        onOrder={setOrder}
      />
      <ApprovalGrid
        approvals={approvals}
        filter={filter}
        order={order}
        viewer={viewer}
        busy={busy}
        onDecide={decide}
        onFocusLost={() => document.getElementById('main')?.focus()}
      />
    </>
  )
}
`,
  },
] as const satisfies readonly FullGuide[]
