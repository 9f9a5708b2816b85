/** Sentences for failures of Xero connectors. None contains an address, a token or Xero's own words. */
export const xeroMessages = {
  notSetUp: 'Xero is not set up on this server. Contact support.',
  notAuthorised: 'Xero no longer accepts this authorisation. Authorise the connector again.',
  disconnected:
    'The organisation was disconnected from us in Xero, under Settings, Connected apps. Authorise the connector again to reconnect it.',
  notIncluded: (list: string) =>
    `${list}: Xero does not let us read them. The user who authorised the connector may lack the role for them, or the authorisation leaves them out. Authorise again as a user who may read them.`,
  notGranted: 'The authorisation does not include them. Authorise the connector again to add them.',
  nothingIncluded:
    'The authorisation includes none of the data we read. Authorise the connector again, and allow everything that Xero lists.',
  noOrganisation:
    'Xero does not have this organisation any more. If it was moved or restored, authorise the connector again.',
  tooMany: (list: string) =>
    `${list}: the organisation has more records than Xero lists for our kind of request. Contact support.`,
  minuteLimit:
    'Xero limits the requests for an organisation in a minute, and they are used up. Try again in a minute.',
  dayLimit:
    'Xero limits the requests for an organisation in a day, and they are used up. Refresh less often, or ask which other apps read this organisation.',
  restless: (list: string) =>
    `${list}: records changed too often while we read them, so nothing was stored. Try again later.`,
  noLines: (list: string) =>
    `${list}: Xero sent records without their lines, so nothing was stored. Its interface may have changed.`,
  tablesFound: (count: number) => (count === 1 ? '1 table can be read.' : `${count} tables can be read.`),
} as const
