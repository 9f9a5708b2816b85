import { catalogue } from '@tributary/sdk/common'

export const authoriseText = catalogue('ui.connectors.authorise', {
  dismiss: 'Dismiss',
  cancel: 'Cancel',
})
