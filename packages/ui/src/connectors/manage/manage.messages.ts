import { catalogue } from '@tributary/sdk/common'

export const manageText = catalogue('ui.connectors.manage', {
  disconnected: ', disconnected',
  copied: 'Copied',
  theBrowserDidNotAllow: 'The browser did not allow copying.',
  delete: 'Delete',
  connectors: 'Connectors',
  notDisconnected: ', not disconnected',
  disconnect: 'Disconnect',
  source: 'Source',
  key: 'Key',
  schedule: 'Schedule',
  manual: 'Manual',
  automatic: 'Automatic',
  licences: 'Licences',
  edit: 'Edit',
  retry: 'Retry',
  clone: 'Clone…',
  loadingConnectors: 'Loading connectors',
  loadingUsers: 'Loading users',
  dismiss: 'Dismiss',
  reason: 'Reason',
})
