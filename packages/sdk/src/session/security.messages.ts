import { catalogue } from '../common/language/catalogue.ts'
import { formatNumber } from '../common/language/format.ts'

/** The sentences of the profile's security sections: codes, password, address, providers and sessions. */
export const securityMessages = catalogue('security', {
  codesOn: 'We email you a code when you sign in on a device you do not trust.',
  codesOff: 'If you enable codes, we email you one when you sign in on a device you do not trust.',
  /** The state of each factor. */
  factors: (mailed: boolean, apps: number, passkeys: number) =>
    `Mailed codes: ${mailed ? 'on' : 'off'}. Authenticator apps: ${formatNumber(apps)}. Passkeys: ${formatNumber(passkeys)}.`,
  codeOnItsWay: 'The code may take a minute to arrive. Check spam.',
  codeSentAgain: 'A new code has been sent.',
  deleteTrusted: 'The device is then no longer trusted. The next sign-in on it needs a code.',
  password: 'Other browsers are signed out when you change it.',
  wrongPassword: 'Your current password is not correct.',
  noPassword:
    'Your account has no password yet. Please use “Forgot password?” on the sign-in page to set one.',
  repeatPassword: 'Enter the new password again.',
  passwordChanged: 'Your password has been changed.',
  othersSignedOut: 'Other browsers have been signed out, and no device is trusted any more.',
  email: {
    heading: 'Email address',
    change: 'Change email address',
    takesEffect: 'We send a link to the new address. It becomes yours when you follow the link.',
    label: 'New email address',
    password: 'Current password',
    send: 'Send link',
    same: 'This is already your email address.',
    sent: (address: string) => `We sent a link to ${address}.`,
    pending: 'Your email address changes when you follow it. Until then, nothing changes.',
    expires: (time: string) => `The link is valid until ${time}.`,
    resend: 'Send it again',
    sentAgain: 'A new link has been sent.',
    cancel: 'Cancel change',
    cancelled: 'The change has been cancelled.',
    none: 'No change of your email address is pending.',
  },
  identities: {
    heading: 'Linked sign-in providers',
    none: 'No sign-in provider is linked to this account.',
    linkedAt: (time: string) => `linked ${time}`,
    lastUsed: 'Last used',
    neverUsed: 'Never used',
    remove: (provider: string) => `Remove ${provider}`,
    removal: (provider: string) => `Remove ${provider}?`,
    removalMeans: (provider: string) =>
      `You can no longer sign in with ${provider}. To link it again, sign up with it and enter your password.`,
    removed: (provider: string) => `${provider} has been removed.`,
    onChange: 'Changing your password or your email address removes them all.',
    lastMethod:
      'This is your only way to sign in. Set a password with “Forgot password?” on the sign-in page first.',
  },
  /** A device of which the server knows the browser and the system. */
  device: {
    on: (browser: string, system: string) => `${browser} on ${system}`,
    someBrowser: 'Browser',
    someSystem: 'an unknown system',
  },
  whereSignedIn: 'Where you are signed in',
  notYours: 'If one of them is not yours, change your password: that signs out every other browser.',
  nowhereElse: 'You are not signed in anywhere else.',
  thisBrowser: 'This browser',
  thisNetwork: 'this network',
  withFactor: {
    passkey: 'with a passkey',
    authenticator: 'with an app',
    email: 'with a mailed code',
    recovery: 'with a recovery code',
  },
  activeNow: 'Active now',
  signedInAt: (time: string) => `signed in ${time}`,
  signOut: (description: string) => `Sign out ${description}`,
  signOutOne: 'That browser needs to sign in again. Unsaved changes there are lost.',
  signedOut: (description: string) => `${description} has been signed out.`,
  everywhere: 'Sign out everywhere',
  signOutEverywhere:
    'You are signed out immediately in every browser, including this one. You then need to sign in again here.',
})
