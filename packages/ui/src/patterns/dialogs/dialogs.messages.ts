import { catalogue, formatNumber } from '@tributary/sdk/common'

export const dialogsText = catalogue('ui.patterns.dialogs', {
  cancel: 'Cancel',
  discardYourChanges: 'Discard your changes?',
  discard: 'Discard',
  keepEditing: 'Keep editing',
  dismiss: 'Dismiss',
  save: 'Save',
  andMore: (more: number) => ` and ${formatNumber(more)} more`,
  stop: 'Stop',
})
