import type { Approval } from '@tributary/domain'
import {
  type ApprovalFilter,
  type ApprovalOrder,
  approvalsMessages,
  filterApprovals,
} from '@tributary/sdk/approvals'
import { Segmented } from '../primitives/Segmented/Segmented.tsx'
import { InlineSelect } from '../primitives/Select/InlineSelect.tsx'
import { approvalsText } from './approvals.messages.ts'

export type ApprovalFilterBarProps = {
  approvals: readonly Approval[]
  filter: ApprovalFilter
  onChange: (filter: ApprovalFilter) => void
  order: ApprovalOrder
  onOrder: (order: ApprovalOrder) => void
}

const { orders } = approvalsMessages
const orderOptions = (['pending-first', 'newest', 'oldest'] as const).map((value) => ({
  value,
  label: orders[value],
}))

/** Filters and sorts the requests. The number of pending ones is on their option. */
export const ApprovalFilterBar = ({
  approvals,
  filter,
  onChange,
  order,
  onOrder,
}: ApprovalFilterBarProps) => (
  <>
    <InlineSelect label={approvalsText.sort} value={order} onChange={onOrder} options={orderOptions} />
    <Segmented
      label={approvalsText.show}
      value={filter}
      onChange={onChange}
      options={[
        { value: 'all', label: approvalsText.all },
        {
          value: 'pending',
          label: approvalsText.pending,
          count: filterApprovals(approvals, 'pending').length,
        },
        { value: 'decided', label: approvalsText.decided },
      ]}
    />
  </>
)
