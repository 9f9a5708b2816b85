/** API messages about webhooks, and why an attempt failed. */
export const webhooksMessages = {
  created: 'The webhook has been created.',
  saved: 'The webhook has been saved.',
  deleted: 'The webhook has been deleted.',
  rotated: 'The webhook has a new secret. The previous one signs as well for 24 hours.',
  tested: 'The receiver has accepted the test event.',
  testFailed: 'The receiver has not accepted the test event.',
  replayed: 'The delivery will be sent again.',
  replayedAll: (count: number) =>
    count === 1 ? '1 delivery will be sent again.' : `${count} deliveries will be sent again.`,
  tooMany: (most: number) => `An organisation can have up to ${most} webhooks. Delete one first.`,
  httpsOnly: 'Enter an address that begins with https://.',
  unknownConnector: 'One of the connectors does not exist in this organisation.',
  notActive: 'The webhook is not active. Resume it first.',
  beingSent: 'The delivery is being sent. Wait for the result.',
  unreachable: 'The connection to the receiver failed.',
  tooSlow: (seconds: number) => `The receiver did not respond within ${seconds} seconds.`,
  redirects: 'The receiver redirects. Enter the address that it redirects to.',
  gone: 'The receiver no longer wants these events.',
  status: (status: number) => `The receiver responded with status ${status}.`,
  noSecret: 'The secret of the webhook cannot be opened. Replace it.',
  disabled: 'The webhook was disabled.',
} as const
