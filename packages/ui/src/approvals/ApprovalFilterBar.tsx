import type { Approval } from '@tributary/domain'
import { type ApprovalFilter, filterApprovals } from '@tributary/sdk/rules'
import { Segmented } from '../primitives/Segmented/Segmented.tsx'

export type ApprovalFilterBarProps = {
  approvals: readonly Approval[]
  filter: ApprovalFilter
  onChange: (filter: ApprovalFilter) => void
}

/** Which requests are shown; how many wait stands on their own choice. */
export const ApprovalFilterBar = ({ approvals, filter, onChange }: ApprovalFilterBarProps) => (
  <Segmented
    label="Show"
    value={filter}
    onChange={onChange}
    options={[
      { value: 'all', label: 'All' },
      { value: 'pending', label: 'Pending', count: filterApprovals(approvals, 'pending').length },
      { value: 'decided', label: 'Decided' },
    ]}
  />
)
