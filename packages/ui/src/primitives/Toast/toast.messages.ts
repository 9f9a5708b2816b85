import { catalogue } from '@tributary/sdk/common'

export const toastText = catalogue('ui.primitives.toast', {
  dismiss: 'Dismiss',
  notifications: 'Notifications',
})
