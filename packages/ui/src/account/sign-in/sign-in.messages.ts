import { catalogue } from '@tributary/sdk/common'

export const signInText = catalogue('ui.account.sign-in', {
  sentAgainTo: (address: string | null) => `We sent a new one to ${address ?? 'your email address'}.`,
  sentTo: (address: string | null) => `We sent it to ${address ?? 'your email address'}.`,
  dismiss: 'Dismiss',
  backToSignIn: 'Back to sign in',
  verification: 'Verification',
  sixDigitsGoodForTen: 'Six digits, good for ten minutes.',
  onlyOnDevicesYouUse: 'Only on devices you use yourself.',
  signIn: 'Sign in',
  sendANewCodeIn: (left: number) => `Send a new code in ${left} s`,
  sendANewCode: 'Send a new code',
  signInWith: 'Sign in with',
  signUpWith: 'Sign up with',
  yourSessionHasEnded: 'Your session has ended',
  signInAgainWithin15:
    'Sign in again within 15 minutes to continue where you were. What you have typed stays.',
  noCode: 'No code?',
  enterYourPasswordAgain: 'Enter your password again',
  signInAnotherWay: 'Sign in another way',
  signOut: 'Sign out',
  password: 'Password',
  noAccountSignUp: 'No account? Sign up',
  or: 'or',
  username: 'Username',
  forgotPassword: 'Forgot password?',
  notYou: 'Not you?',
})
