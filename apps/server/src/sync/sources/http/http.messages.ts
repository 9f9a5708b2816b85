const count = (value: number) => value.toLocaleString('en-GB')

/** Sentences for failures that every HTTP source can have. None contains an address, a key or the source's own words. */
export const httpMessages = (provider: string) => ({
  refused: `${provider} could not be reached: the connection was refused.`,
  unknownHost: `${provider} was not found under its address.`,
  timedOut: `${provider} did not answer in time. Try again later.`,
  certificate: `The certificate of ${provider} could not be verified, so no key was sent to it.`,
  lost: `The connection to ${provider} was lost.`,
  moved: `${provider} sent us to another address, so nothing was read.`,
  signInRefused: `${provider} refused the sign-in.`,
  noPath: `${provider} does not have the data at this address.`,
  busy: `${provider} is too busy and asked us to try again later.`,
  broken: `${provider} reported an internal error. Try again later.`,
  unexpected: (status: number) => `${provider} sent an unexpected response (${status}).`,
  notJson: `${provider} sent a web page instead of data. Try again later.`,
  badJson: `${provider} sent data that cannot be read.`,
  tooLarge: (bytes: number) =>
    `A response of ${provider} is larger than ${count(Math.floor(bytes / 1024 / 1024))} MB, so it was not read.`,
  otherOrigin: `${provider} linked to another address for the next page, so nothing more was read.`,
  noRecords: (stream: string) =>
    `${stream}: ${provider} sent a response without the expected list. Its interface may have changed.`,
  badRecord: (stream: string) => `${stream}: ${provider} sent a record that is not an object.`,
  repeatedPage: (stream: string) => `${stream}: ${provider} sent the same page twice, so nothing was stored.`,
  tooManyPages: (stream: string) => `${stream}: ${provider} did not end its list.`,
  missingRecords: (stream: string, seen: number, total: number) =>
    `${stream}: ${provider} announced ${count(total)} records and sent ${count(seen)}. Nothing was stored; try again.`,
  noKey: (stream: string, column: string) =>
    `${stream}: ${provider} sent a record without ${column}, so nothing was stored.`,
  badValue: (stream: string, key: string, column: string) =>
    `${stream}: the value of ${column} in record ${key} cannot be read. Correct it in ${provider}.`,
  noDate: `${provider} sent no date with its response, so changes cannot be followed.`,
  noSourceTime: (stream: string) =>
    `${stream}: ${provider} sent no date with its response, so the next refresh reads the same records again.`,
  noPosition: (stream: string) =>
    `${stream}: ${provider} sent a record without the value that orders its changes.`,
})

export type HttpMessages = ReturnType<typeof httpMessages>
