import { catalogue } from '@tributary/sdk/common'

export const patternsText = catalogue('ui.patterns', {
  editNamed: (name: string) => `Edit ${name}`,
  edit: 'Edit',
  lineageOf: (name: string) => `Where the numbers of ${name} come from`,
  deleteNamed: (name: string) => `Delete ${name}`,
})
