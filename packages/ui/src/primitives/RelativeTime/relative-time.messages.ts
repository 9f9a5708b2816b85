import { catalogue } from '@tributary/sdk/common'

export const relativeTimeText = catalogue('ui.primitives.relative-time', {
  justNow: 'just now',
})
