import { catalogue } from '@tributary/sdk/common'

export const accountText = catalogue('ui.account', {
  imNotARobot: "I'm not a robot",
  verifying: 'Verifying…',
  verified: 'Verified',
  dismiss: 'Dismiss',
  password: 'Password',
  met: 'met',
  notMet: 'not met',
  checkedWhenSent: 'checked when sent',
  everySystem: 'Every system you run, joined in one database.',
  passwordRequirements: 'Password requirements',
})
