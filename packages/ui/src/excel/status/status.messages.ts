import { catalogue } from '@tributary/sdk/common'

export const statusText = catalogue('ui.excel.status', {
  active: 'Active',
  lock: 'Lock',
  archive: 'Archive',
  setStatus: 'Set Status',
})
