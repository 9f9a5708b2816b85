/** What the profile says beyond the specification, about codes, the password and where one is signed in. */
export const securityMessages = {
  codesOn: 'We email you a code when you sign in on a device you do not trust.',
  codesOff: 'Once enabled, we email you a code when you sign in on a device you do not trust.',
  codeOnItsWay: 'The code may take a minute to arrive. Check spam.',
  codeSentAgain: 'A new code has been sent.',
  deleteTrusted: 'It is no longer trusted then: the next sign-in on it asks for a code.',
  password: 'Other browsers are signed out when you change it.',
  repeatPassword: 'The new password once more.',
  passwordChanged: 'Your password has been changed.',
  othersSignedOut: 'Other browsers have been signed out, and no device is trusted any more.',
  whereSignedIn: 'Where you are signed in',
  notYours: 'If one of them is not yours, change your password: that signs out every other browser.',
  nowhereElse: 'You are not signed in anywhere else.',
  thisBrowser: 'This browser',
  activeNow: 'Active now',
  signedInAt: (time: string) => `signed in ${time}`,
  signOut: (description: string) => `Sign out ${description}`,
  signOutOne: 'Whoever uses it has to sign in again. What is not saved there is lost.',
  signedOut: (description: string) => `${description} has been signed out.`,
  everywhere: 'Sign out everywhere',
  signOutEverywhere:
    'Every browser you are signed in with is signed out at once, this one included. You then sign in again here.',
} as const
