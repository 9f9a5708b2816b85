import { catalogue } from '@tributary/sdk/common'

export const reconnectText = catalogue('portal.reconnect', {
  title: 'Reconnect a connector',
  checking: 'Checking your link',
})
