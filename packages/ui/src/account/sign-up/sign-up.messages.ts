import { catalogue } from '@tributary/sdk/common'

export const signUpText = catalogue('ui.account.sign-up', {
  forgotPassword: 'Forgot password?',
  yes: 'Yes',
  no: 'No',
  signIn: 'Sign in',
  loading: 'Loading',
  tryAgain: 'Try again',
  signUp: 'Sign up',
  createYourAccount: 'Create your account',
  haveOneAlready: 'Have one already?',
  or: 'or',
  personal: 'Personal',
  organisation: 'Organisation',
})
