import { catalogue } from '@tributary/sdk/common'

export const approvalsText = catalogue('ui.approvals', {
  approvals: 'Approvals',
  sort: 'Sort',
  /** The headings of a file. */
  type: 'Type',
  request: 'Request',
  status: 'Status',
  requested: 'Requested',
  decidedBy: 'Decided by',
  show: 'Show',
  all: 'All',
  pending: 'Pending',
  decided: 'Decided',
  loadingApprovals: 'Loading approvals',
})
