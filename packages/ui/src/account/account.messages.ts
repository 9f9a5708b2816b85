import { catalogue } from '@tributary/sdk/common'

export const accountText = catalogue('ui.account', {
  imNotARobot: "I'm not a robot",
  verifying: 'Verifying…',
  verified: 'Verified',
  dismiss: 'Dismiss',
  password: 'Password',
  notMet: 'not met',
  checkedWhenSent: 'checked when sent',
  passwordRequirements: 'Password requirements',
})
