/** API messages about alerts. */
export const alertsMessages = {
  saved: 'Your alerts have been saved.',
  unknownZone: (zone: string) => `${zone} is not a time zone.`,
  delay: (most: number) => `Enter a delay of 1 to ${most} minutes.`,
  channelCreated: 'The channel has been added.',
  channelSaved: 'The channel has been saved.',
  channelDeleted: 'The channel has been deleted.',
  tested: 'The channel has accepted the test message.',
  notTested: 'The channel has not accepted the test message.',
  tooMany: (most: number) => `An organisation can have up to ${most} channels. Delete one first.`,
  httpsOnly: 'Enter an address that begins with https://.',
  unreachable: 'The connection to the channel failed.',
  status: (status: number) => `The channel responded with status ${status}.`,
  sealed: 'The address of the channel cannot be opened. Enter it again.',
} as const
