/** Every sentence of the Xero to SQL screens, worded as the specification words it (connectors spec 5 and 8). */
export const xero2sqlMessages = {
  /** Requirement XSYNC-12; the server answers the same. */
  pleaseWait: (company: string, minutesSince: number) =>
    `Please wait 15 minutes from last refresh. It has been ${minutesSince} minutes since ${company} was last refreshed.`,
  /** The three dots belong to it (requirement ERR-50). */
  syncStarted: 'Your sync has started successfully. Typically this will take 5-15 minutes...',
  readyToSync: 'My Entities - Ready to Sync',
  synchronise: 'Xero Connector - Synchronise V2',
  assignUsers: 'Xero Connector - Assign Users V2',
  tokens: 'Xero2Sql - Tokens',
  sync: 'Sync',
  syncing: 'Syncing',
  /** For whoever cannot see the clock on the button; said once, when somebody comes to it. */
  readyIn: (minutes: number) => `Ready in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`,
  /** The wait is over while somebody is there. */
  readyAgain: (company: string) => `${company} can be synced again.`,
  lastSyncStarted: 'Last on demand sync started on',
  never: 'never',
  loadingProducts: 'Loading products',
  noProducts:
    'No products registered. Please contact the provider in order to link your Xero2SQL Entities to your portal account.',
  assignFailed:
    'There was a problem with trying to assign the selected connectors. Please try again, but if the problem persists, please contact the provider.',
  credentialsSaved: 'Success!',
  updateCredentials: 'Update Credentials',
  apply: 'Apply',
  /** The fields of the dialog (requirement XSYNC-18). */
  credentials: {
    host: 'Host',
    database: 'Database',
    schema: 'Schema',
    user: 'User',
    password: 'Password',
    confirmPassword: 'Confirm Password',
  },
  /** The fields of a token's company (requirement TOKEN-15). */
  tenant: {
    name: 'Organisation name',
    host: 'Host',
    database: 'Database name',
    schema: 'Schema',
    user: 'User',
    password: 'Password',
    confirmPassword: 'Confirm password',
  },
  submit: 'Submit',
  passwordsDiffer: 'Does not match Password',
  noCompaniesOfToken: 'No organisations',
  chooseOrganisation: 'Pick an organisation to say where its figures go.',
  /** A company that was opened by its address, and is not there. */
  companyGone: 'This company is no longer there.',
  noTokensFetched: 'No tokens fetched',
  noTokensPresent: 'No tokens present',
} as const
