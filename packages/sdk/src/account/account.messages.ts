import { catalogue } from '../common/language/catalogue.ts'
/** Sentences of sign-up and of setting a password. The wording of most of them is required. */
export const accountMessages = catalogue('account', {
  signUpOff: 'Signing up is switched off.',
  signUpFailed: 'Something seems to have gone wrong.',
  externalCancelled: (provider: string) =>
    `Signing up using ${provider} was either cancelled or is not allowed.`,
  externalFailed: (provider: string) =>
    `Something seems to have gone wrong while trying to sign up using ${provider}. Please try again.`,
  finalise: {
    awaitingApproval: 'Your sign up request is awaiting approval.',
    awaitingAdvice: 'Please allow up to 24 hours, and check your spam folder.',
    submitted: 'Your request to join the organisation has been submitted for approval.',
    join: (provider: string) =>
      `${provider} entities you connected already belong to an organisation. Would you like to request permission to join it?`,
    title: 'Finish sign-up',
    joinHeading: 'Ask to join the organisation?',
    headings: { 'link-account': 'Sign in to continue', organisation: 'Continue' },
    submit: 'Finish signing up',
    invalidLink: 'This sign up link is invalid or has expired.',
  },
  resetRequest: {
    emailMissing: 'Please enter your email address.',
    captchaMissing: 'Please complete the reCAPTCHA verification.',
    captchaError: 'reCAPTCHA error occurred. Please refresh the page and try again.',
    captchaExpired: 'reCAPTCHA expired. Please complete the verification again.',
    failed: 'Password reset request failed. Please try again or contact your administrator.',
    /** Appended to the server's message, hence the leading space. */
    ifItPersists: ' If the problem persists, please contact your administrator.',
    sent: (email: string) => `A link to reset your password is on its way to ${email}.`,
    sentAdvice: 'If nothing arrives within 15 minutes, please check your spam folder.',
    backToSignIn: 'Back to sign in',
  },
  /** The page of a mailed link that confirms an address. */
  confirmAddress: {
    heading: 'Confirm your email address',
    question: (address: string) => `Is ${address} your email address?`,
    means: 'Codes and links for your account then go to this address, and you sign in with it.',
    submit: 'Confirm email address',
    done: 'Your email address has been confirmed.',
    doneMeans: 'Use this address the next time you sign in.',
    invalid: 'This link is invalid or has expired.',
    invalidMeans: 'Request a new link in your profile, or sign in to have one sent.',
  },
  /** A first password is set; a later one is reset. */
  newPassword: {
    set: {
      heading: 'Set password',
      invalid: 'Set password request invalid',
      done: 'Your password has been successfully set.',
    },
    reset: {
      heading: 'Reset password',
      invalid: 'Reset password request invalid',
      done: 'Your password has been successfully reset.',
    },
    requestAgain: 'Request again',
  },
})
