import { catalogue } from '@tributary/sdk/common'

export const dialogText = catalogue('ui.primitives.dialog', {
  close: 'Close',
})
