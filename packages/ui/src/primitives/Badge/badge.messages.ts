import { catalogue } from '@tributary/sdk/common'

export const badgeText = catalogue('ui.primitives.badge', {
  earlyStage: 'early stage',
})
