import { catalogue } from '@tributary/sdk/common'

export const selectText = catalogue('ui.primitives.select', {
  choose: 'Choose…',
})
