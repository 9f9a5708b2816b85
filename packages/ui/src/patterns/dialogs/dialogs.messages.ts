import { catalogue } from '@tributary/sdk/common'

export const dialogsText = catalogue('ui.patterns.dialogs', {
  cancel: 'Cancel',
  discardYourChanges: 'Discard your changes?',
  discard: 'Discard',
  keepEditing: 'Keep editing',
  dismiss: 'Dismiss',
  save: 'Save',
  andMore: (total: number, namesShown: number) => ` and ${total - namesShown} more`,
  stop: 'Stop',
})
