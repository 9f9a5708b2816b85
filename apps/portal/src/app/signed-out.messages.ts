import { catalogue } from '@tributary/sdk/common'

/** The text of the first script: the titles of pages without a session, and pages that cannot be shown. */
export const signedOutText = catalogue('portal.app.signed-out', {
  signIn: 'Sign in',
  verifyYourSignIn: 'Verify your sign-in',
  signUp: 'Sign up',
  finishSignUp: 'Finish sign-up',
  confirmYourEmailAddress: 'Confirm your email address',
  invitation: 'Invitation',
  reconnect: 'Reconnect a connector',
  resetPassword: 'Reset password',
  setPassword: 'Set password',
  noAccess: 'No access',
  thisPageTookTooLong: 'This page took too long to load.',
  tryAgain: 'Try again',
  pageNotFound: 'Page not found',
})
