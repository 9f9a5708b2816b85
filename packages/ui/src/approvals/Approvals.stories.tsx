import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  type ApprovalFilter,
  type ApprovalOrder,
  approvalsMessages,
  filterApprovals,
} from '@tributary/sdk/approvals'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Inline } from '../layout/Inline.tsx'
import { ClockProvider, fixedClock } from '../patterns/clock/Clock.tsx'
import { PageHeader } from '../shell/PageHeader.tsx'
import { ApprovalCard } from './ApprovalCard.tsx'
import { ApprovalFilterBar } from './ApprovalFilterBar.tsx'
import { ApprovalGrid, type ApprovalGridProps } from './ApprovalGrid.tsx'
import { ApprovalGridSkeleton } from './ApprovalGridSkeleton.tsx'
import {
  administrator,
  approval,
  connectorRequest,
  hoursAgo,
  member,
  requests,
  sampleNow,
} from './approvals.samples.ts'
import { DecisionDialog } from './DecisionDialog.tsx'

function Approvals(props: ApprovalGridProps) {
  const [filter, setFilter] = useState<ApprovalFilter>(props.filter ?? 'all')
  const [order, setOrder] = useState<ApprovalOrder>('pending-first')
  const waiting = filterApprovals(props.approvals, 'pending').length
  return (
    <main>
      <PageHeader
        title="Approvals"
        summary={approvalsMessages.waiting(waiting)}
        actions={
          <ApprovalFilterBar
            approvals={props.approvals}
            filter={filter}
            onChange={setFilter}
            order={order}
            onOrder={setOrder}
          />
        }
      />
      <ApprovalGrid {...props} filter={filter} order={order} />
    </main>
  )
}

const meta: Meta<typeof ApprovalGrid> = {
  title: 'Approvals/Grid',
  component: ApprovalGrid,
  args: { approvals: requests, viewer: administrator, onDecide: fn(), onFocusLost: fn() },
  decorators: [
    (Story) => (
      <ClockProvider clock={fixedClock(sampleNow)}>
        <Story />
      </ClockProvider>
    ),
  ],
  render: (args) => <Approvals {...args} />,
}
export default meta
type Story = StoryObj<typeof ApprovalGrid>

export const Some: Story = {}
export const OnPhones: Story = { globals: { viewport: { value: 'phone' } } }
export const Pending: Story = { args: { filter: 'pending' } }
export const Decided: Story = { args: { filter: 'decided' } }
export const BeingDecided: Story = {
  args: {
    approvals: [
      approval({ approvalStatus: 'APPROVED', approvedAt: sampleNow, approvedUser: 'Ingrid Solheim' }),
      approval({ id: 2 }),
    ],
    busy: new Set(['1']),
  },
}
export const OddOnes: Story = {
  args: {
    approvals: [
      approval({ id: 1, approvalContext: 'not JSON' }),
      approval({ id: 2, approvalType: 'A_KIND_OF_ANOTHER_SERVER', approvalStatus: 'TAKEN_BACK' }),
      approval({ id: 3, approvalStatus: 'APPROVED' }),
      approval({ id: 4, says: 'x'.repeat(300) }),
    ],
  },
}
export const WithoutTheLevel: Story = { args: { viewer: member } }
export const None: Story = { args: { approvals: [] } }
export const NonePending: Story = { args: { approvals: requests.slice(0, 1), filter: 'pending' } }
export const Loading: Story = { render: () => <ApprovalGridSkeleton /> }

export const LinkToApprove: Story = {
  render: () => <DecisionDialog approval={approval()} decision="APPROVED" onConfirm={fn()} onCancel={fn()} />,
}
export const LinkToReject: Story = {
  render: () => <DecisionDialog approval={approval()} decision="REJECTED" onConfirm={fn()} onCancel={fn()} />,
}
export const LinkOnPhones: Story = { ...LinkToApprove, globals: { viewport: { value: 'phone' } } }

export const Cards: Story = {
  render: ({ viewer, onDecide, onFocusLost }) => (
    <Inline wrap gap={3}>
      {requests.slice(0, 3).map((request) => (
        <ApprovalCard
          key={request.id}
          approval={request}
          viewer={viewer}
          onDecide={onDecide}
          onFocusLost={onFocusLost}
        />
      ))}
    </Inline>
  ),
}

export const OldestFirst: Story = {
  args: {
    approvals: [
      approval({ id: 1, says: 'Asked an hour ago', requestedAt: hoursAgo(1) }),
      approval({ id: 2, says: 'Asked yesterday', requestedAt: hoursAgo(30) }),
      approval({ id: 3, says: 'Asked some time', requestedAt: null }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort' }), 'Oldest request first')
    const cards = canvas.getAllByRole('article').map((card) => card.textContent)
    await expect(cards[0]).toContain('Asked yesterday')
    await expect(cards[2]).toContain('Asked some time')
  },
}

/** Requests for connectors: pending, or approved but not set up. */
export const Connectors: Story = {
  args: {
    approvals: [
      connectorRequest({ id: 1 }),
      connectorRequest({
        id: 2,
        approvalStatus: 'APPROVED',
        approvedAt: hoursAgo(2),
        approvedUser: 'Ingrid Solheim',
      }),
      connectorRequest({ id: 3, approvalStatus: 'REJECTED', approvedAt: hoursAgo(30), approvedUser: 'Ada' }),
    ],
    onSetUp: fn(),
  },
}
