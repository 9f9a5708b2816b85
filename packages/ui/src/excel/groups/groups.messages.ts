import { catalogue, formatNumber } from '@tributary/sdk/common'

export const groupsText = catalogue('ui.excel.groups', {
  andMore: (count: number) => `and ${formatNumber(count)} more`,
  name: 'Name',
  status: 'Status',
  manage: 'Manage',
  assignedTo: 'Assigned to',
})
