import { catalogue } from '@tributary/sdk/common'

export const textFieldText = catalogue('ui.primitives.text-field', {
  optional: 'optional',
  required: 'required',
  capsLockIsOn: 'Caps Lock is on.',
  hidePassword: 'Hide password',
  showPassword: 'Show password',
})
