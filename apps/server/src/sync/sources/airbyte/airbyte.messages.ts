/** Sentences of sources that run from an imported manifest. */
export const airbyteMessages = {
  badSecret: 'A key or password contains a line break. Enter it again.',
  badToken: 'The source sent a sign-in response without an access token.',
  noAuthenticator: 'The settings name a sign-in method that the manifest does not have. Choose another one.',
  badAddress: 'The address of the source is not valid. Correct it in the settings.',
  notSecure: 'The address of the source must begin with https://.',
  otherHost: 'The address to which the keys are sent has changed. Enter the keys again.',
  missingSetting: (name: string) => `${name} is missing in the settings. Enter it.`,
  badSetting: (name: string) => `${name} is not valid. Correct it in the settings.`,
  badExpression: (stream: string, reason: string) =>
    `${stream}: the manifest could not be followed, because ${reason}.`,
  refused: (stream: string) => `${stream}: the source refused the request, as the manifest describes.`,
  busy: (stream: string) => `${stream}: the source asked us to try again later.`,
  leftOut: (stream: string) => `${stream}: the source does not offer this list to your account.`,
  notConnected: 'The source answered in an unexpected form.',
  readable: (stream: string) => `${stream} can be read.`,
} as const
