import { catalogue } from '@tributary/sdk/common'

export const signUpText = catalogue('portal.account.sign-up', {
  signUp: 'Sign up',
})
