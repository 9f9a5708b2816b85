/** Every sentence of the Xero to SQL screens, worded as the specification words it (connectors spec 5 and 8). */
export const xero2sqlMessages = {
  /** Requirement XSYNC-12; the server answers the same. */
  pleaseWait: (company: string, minutesSince: number) =>
    `Please wait 15 minutes from last refresh. It has been ${minutesSince} minutes since ${company} was last refreshed.`,
  /** The three dots belong to it (requirement ERR-50). */
  syncStarted: 'Your sync has started successfully. Typically this will take 5-15 minutes...',
  lastSyncStarted: 'Last on demand sync started on',
  never: 'never',
  loadingProducts: 'Loading products',
  noProducts:
    'No products registered. Please contact the provider in order to link your Xero2SQL Entities to your portal account.',
  assignFailed:
    'There was a problem with trying to assign the selected connectors. Please try again, but if the problem persists, please contact the provider.',
  credentialsSaved: 'Success!',
  noTokensFetched: 'No tokens fetched',
  noTokensPresent: 'No tokens present',
} as const
