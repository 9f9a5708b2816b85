import { catalogue } from '@tributary/sdk/common'

export const approvalsText = catalogue('ui.approvals', {
  sort: 'Sort',
  show: 'Show',
  all: 'All',
  pending: 'Pending',
  decided: 'Decided',
  loadingApprovals: 'Loading approvals',
})
