import { catalogue } from '@tributary/sdk/common'

export const groupsText = catalogue('ui.excel.groups', {
  andMore: (count: number, shown: number) => `and ${count - shown} more`,
  name: 'Name',
  status: 'Status',
  manage: 'Manage',
  securityGroup: 'security group',
  securityGroups: 'security groups',
  assignedTo: 'Assigned to',
})
