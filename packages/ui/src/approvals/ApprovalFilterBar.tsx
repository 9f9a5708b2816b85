import type { Approval } from '@tributary/domain'
import {
  type ApprovalFilter,
  type ApprovalOrder,
  approvalsInOrder,
  approvalsMessages,
  filterApprovals,
} from '@tributary/sdk/approvals'
import { CsvButton } from '../primitives/CsvButton/CsvButton.tsx'
import { Segmented } from '../primitives/Segmented/Segmented.tsx'
import { InlineSelect } from '../primitives/Select/InlineSelect.tsx'
import { approvalCsv } from './approval-csv.ts'
import { approvalsText } from './approvals.messages.ts'

export type ApprovalFilterBarProps = {
  /** All approvals. The bar counts them by state. */
  approvals: readonly Approval[]
  /** Which approvals are shown: all, pending or decided. */
  filter: ApprovalFilter
  /** Called with the filter the user chose. */
  onChange: (filter: ApprovalFilter) => void
  /** The selected order. */
  order: ApprovalOrder
  /** Called with the order the user chose. */
  onOrder: (order: ApprovalOrder) => void
}

const { orders } = approvalsMessages
const orderOptions = (['pending-first', 'newest', 'oldest'] as const).map((value) => ({
  value,
  get label() {
    return orders[value]
  },
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
    <CsvButton
      columns={approvalCsv()}
      rows={approvalsInOrder(filterApprovals(approvals, filter), order)}
      subject={approvalsText.approvals}
      organisation={null}
      exports="approvals"
    />
  </>
)
