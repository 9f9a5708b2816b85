import { catalogue } from '../common/language/catalogue.ts'
import { minutes as counted } from '../common/text/counted.messages.ts'
/** The sentences of the Xero to SQL screens. */
export const xero2sqlMessages = catalogue('xero2sql', {
  /** The server responds with the same sentence. */
  pleaseWait: (company: string, minutesSince: number) =>
    `Please wait 15 minutes from last refresh. It has been ${minutesSince} minutes since ${company} was last refreshed.`,
  syncStarted: 'Your sync has started successfully. Typically this will take 5-15 minutes...',
  readyToSync: 'My Entities - Ready to Sync',
  synchronise: 'Xero Connector - Synchronise V2',
  assignUsers: 'Xero Connector - Assign Users V2',
  tokens: 'Xero2Sql - Tokens',
  sync: 'Sync',
  syncing: 'Syncing',
  /** For screen readers, which cannot read the running clock on the button. Announced once, on focus. */
  readyIn: (minutes: number) => `Ready in ${counted(minutes)}.`,
  /** Announced when the cool-down ends while the page is open. */
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
  /** The fields of a company's credentials dialog. */
  credentials: {
    host: 'Host',
    database: 'Database',
    schema: 'Schema',
    user: 'User',
    password: 'Password',
    confirmPassword: 'Confirm Password',
  },
  /** The fields of an authorisation's company. */
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
  chooseOrganisation: 'Choose an organisation to set where its figures are stored.',
  /** Shown when the address of the page names a company that does not exist. */
  companyGone: 'This company no longer exists.',
  noTokensFetched: 'No tokens fetched',
  noTokensPresent: 'No tokens present',
})
