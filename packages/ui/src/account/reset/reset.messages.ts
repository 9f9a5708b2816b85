import { catalogue } from '@tributary/sdk/common'

export const resetText = catalogue('ui.account.reset', {
  aLinkWorksOnceAnd: 'A link works once, and only for a while.',
  captcha: 'Captcha',
  resetPassword: 'Reset password',
  dismiss: 'Dismiss',
  emailAddress: 'Email address',
  theLinkToSetA: 'The link to set a new password goes there.',
  password: 'Password',
  confirmPassword: 'Confirm password',
})
