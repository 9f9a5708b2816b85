import { catalogue } from '../common/language/catalogue.ts'
import { untilRetry } from '../common/text/counted-units.messages.ts'
/** The sentences of verification codes and devices. */
export const codesMessages = catalogue('codes', {
  heading: 'Enter the verification code sent to your email',
  label: 'Verification code',
  trustDevice: 'Trust this device?',
  failed: 'Verification failed.',
  wrong: 'The verification code is not correct.',
  tooManyAttempts: (wait: number) => `Too many attempts. Please wait ${untilRetry(wait)} and try again.`,
  /** A mailed code that was entered wrongly too often. */
  closed: 'Too many attempts with this code. Please request a new one.',
  /** A sign-in with too many wrong codes of an app, which no new code opens again. */
  signInClosed: 'Too many wrong codes. Please sign in again.',
  /** The spelling is the one users search for. */
  unknown: 'An unkown error has occured.',
  pleaseEnter: 'Please enter the verification code sent to your email address.',
  enabled: 'Has been enabled',
  notEnabled: 'Has not been enabled',
  deviceRemoved: 'Device removed',
  noDevices: 'No devices yet.',
  trusted: 'Trusted',
  deleteDevice: (description: string) => `Delete ${description}`,
})
