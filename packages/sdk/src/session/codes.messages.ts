/** Every sentence of verification codes and devices, worded as the specification words it (portal spec 2.4, 2.9 and 8). */
export const codesMessages = {
  heading: 'Enter the verification code sent to your email',
  label: 'Verification code',
  trustDevice: 'Trust this device?',
  failed: 'Verification failed.',
  /** Spelt as the specification spells it. */
  unknown: 'An unkown error has occured.',
  pleaseEnter: 'Please enter the verification code sent to your email address.',
  enabled: 'Has been enabled',
  notEnabled: 'Has not been enabled',
  deviceRemoved: 'Device removed',
  noDevices: 'No devices yet.',
  trusted: 'Trusted',
  deleteDevice: (description: string) => `Delete ${description}`,
} as const
