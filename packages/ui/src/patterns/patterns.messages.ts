import { catalogue } from '@tributary/sdk/common'

export const patternsText = catalogue('ui.patterns', {
  editNamed: (name: string) => `Edit ${name}`,
  edit: 'Edit',
  deleteNamed: (name: string) => `Delete ${name}`,
})
