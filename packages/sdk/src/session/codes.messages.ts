import { catalogue } from '../common/language/catalogue.ts'
/** The sentences of verification codes and devices. */
export const codesMessages = catalogue('codes', {
  heading: 'Enter the verification code sent to your email',
  label: 'Verification code',
  trustDevice: 'Trust this device?',
  failed: 'Verification failed.',
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
