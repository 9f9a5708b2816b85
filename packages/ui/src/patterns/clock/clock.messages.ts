import { catalogue } from '@tributary/sdk/common'

export const clockText = catalogue('ui.patterns.clock', {
  updated: 'Updated',
})
