import { catalogue } from '../common/language/catalogue.ts'

/** The sentences of passkeys. */
export const passkeyMessages = catalogue('passkeys', {
  heading: 'Passkeys',
  none: 'A passkey signs you in with your fingerprint, your face or the PIN of your device, without the password. No other site can use it.',
  some: 'Each signs you in without the password. After the password, sign-ins need one of your passkeys or apps, except on devices you trust.',
  add: 'Add passkey',
  name: 'Name of the passkey',
  nameHelp: 'So that you recognise it later, e.g. “My laptop”.',
  loading: 'Loading passkeys',
  afterPassword: 'only after the password',
  allowAlone: 'Allow without password',
  allowAloneFor: (name: string) => `Allow without password: ${name}`,
  alone: 'The passkey signs you in without the password again.',
  removalMeans: 'It no longer signs you in. Delete it on your device as well.',
  lastRemovalMeans:
    'It is your only passkey, and you have no authenticator app. Your password alone is then enough, unless codes are emailed to you.',
  removed: 'The passkey has been removed.',
  added: 'The passkey has been added.',
  tooMany: 'You cannot have more passkeys. Remove one first.',
  taken: 'This passkey has been added already.',
  refused: 'The passkey was not accepted. Try again.',
  unknown: 'This passkey is not known here. Sign in with your password.',
  notAlone:
    'Your password or email address has changed since you added this passkey. Sign in with your password first.',
  cancelled: 'No passkey was used. Try again.',
  exists: 'This device already has a passkey of your account.',
  unsupported: 'Your browser cannot use passkeys here.',
  signIn: 'Sign in with a passkey',
  signInHeading: 'Confirm with your passkey',
  signInHint: 'Your device asks for your fingerprint, your face or its PIN.',
  use: 'Use a passkey',
})
