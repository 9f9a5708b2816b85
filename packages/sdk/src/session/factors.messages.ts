import { catalogue } from '../common/language/catalogue.ts'
import { plural } from '../common/language/format.ts'

/** The sentences of authenticator apps, recovery codes and the confirmation of dangerous actions. */
export const factorMessages = catalogue('factors', {
  heading: 'Authenticator apps',
  none: 'Add an app such as 1Password, Google Authenticator or Aegis. Sign-ins then need its code, not only your password.',
  required: 'Sign-ins need the code of one of these apps, except on devices you trust.',
  addedAt: (time: string) => `added ${time}`,
  remove: (name: string) => `Remove ${name}`,
  removal: (name: string) => `Remove ${name}?`,
  removalMeans: 'Its codes no longer sign you in.',
  lastRemovalMeans:
    'It is your only app. Your password alone is then enough, unless codes are emailed to you.',
  removed: 'The app has been removed.',
  scan: 'Scan this with your app, or enter the key in it.',
  key: 'Key',
  enterCode: 'Then enter the code that the app shows.',
  wrongCode: 'The code is not correct.',
  expired: 'This app was not confirmed in time. Add it again.',
  tooMany: 'You cannot have more apps. Remove one first.',
  noApp: 'Add an authenticator app or a passkey first.',
  codesLeft: (left: number) => plural(left, { one: '# recovery code left', other: '# recovery codes left' }),
  recoveryCodes: 'Recovery codes',
  recoveryCodesMean:
    'Each signs you in once if you do not have your app. Keep them where only you find them.',
  shownOnce: 'These codes are shown only now.',
  replacementMeans: 'The earlier ones no longer sign you in.',
  signIn: {
    heading: 'Enter the code of your authenticator app',
    hint: 'Six digits, new every 30 seconds.',
    recoveryHeading: 'Enter a recovery code',
    recoveryLabel: 'Recovery code',
    recoveryHint: 'Each code works once.',
    useMail: 'Send me a code by email',
    useRecovery: 'Use a recovery code',
    useApp: 'Use your authenticator app',
  },
  notByMail: 'Codes by email are turned off for this account.',
  confirmTitle: 'Confirm that it is you',
  confirmMeans:
    'Tributary asks for this before sensitive changes and downloads, at most once in ten minutes.',
  confirmed: 'Confirmed.',
  stepUpRequired: 'Confirm that it is you, then try again.',
})
