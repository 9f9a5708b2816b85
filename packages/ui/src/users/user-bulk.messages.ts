import { catalogue } from '@tributary/sdk/common'

/** Actions on several users. */
export const userBulkText = catalogue('ui.users.bulk', {
  actions: 'Actions on the selected users',
  groups: 'Security groups',
  searchGroups: 'Search security groups',
  noGroups: 'No security groups found.',
  connectors: 'Connectors',
  searchConnectors: 'Search connectors',
  noConnectors: 'No connectors found.',
})
