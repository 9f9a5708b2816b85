import { catalogue } from '@tributary/sdk/common'

export const switchText = catalogue('ui.primitives.switch', {
  saving: 'Saving',
  on: 'On',
  off: 'Off',
})
