import { catalogue } from '@tributary/sdk/common'

export const wizardText = catalogue('ui.excel.wizard', {
  progress: 'Progress',
  back: 'Back',
  next: 'Next',
})
