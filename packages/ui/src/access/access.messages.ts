import { catalogue } from '@tributary/sdk/common'

export const accessQuestionText = catalogue('ui.access', {
  checks: 'Checks',
  condition: 'Condition',
  result: 'Result',
  reason: 'Reason',
  none: 'Nothing to choose from.',
})
