import { catalogue } from '@tributary/sdk/common'

export const resetText = catalogue('portal.account.reset', {
  resetPassword: 'Reset password',
  checkingYourLink: 'Checking your link…',
})
