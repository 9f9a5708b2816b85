import { catalogue } from '@tributary/sdk/common'

export const badgeText = catalogue('ui.primitives.badge', {
  insider: 'insider',
  earlyStage: 'early stage',
})
