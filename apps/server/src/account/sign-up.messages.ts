import { accountMessages } from '@tributary/sdk/account'
import { emailMessages } from '@tributary/sdk/common'

/** The messages of signing up. */
export const signUpMessages = {
  created: 'Your account has been created.',
  awaitsApproval: 'Your sign up request is awaiting approval.',
  switchedOff: accountMessages.signUpOff,
  externalOff: 'Signing in with an external provider is switched off.',
  invalidLink: 'This sign up link is invalid or has expired.',
  wrongPassword: 'Please check your password.',
  verifyFirst: 'Sign in with your password and verify your email address first. Then try again.',
  accountExists: 'There is an account with your email address. Please sign in to continue.',
  noOrganisation: 'This portal has no organisation to join.',
  ...emailMessages,
} as const
