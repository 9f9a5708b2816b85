import type { DatabaseCredentials } from '@tributary/domain'
import { catalogue } from '../common/language/catalogue.ts'

/** The sentences of the database settings. */
export const databaseMessages = catalogue('database', {
  synchronised: 'Database synchronisation completed successfully!',
  saved: 'Database credentials saved successfully!',
  /** The prefix of a failed check. */
  validationError: (sentence: string) => `Validation Error: ${sentence}`,
  required: {
    host: 'Host is required. Please enter your database host address.',
    database: 'Database name is required. Please enter your database name.',
    schema: 'Schema is required. Please enter your database schema name.',
    user: 'Username is required. Please enter your database username.',
    password: 'Password is required. Please enter your database password.',
  } satisfies Record<keyof DatabaseCredentials, string>,
  badHost: 'The host must look like db.example.com, db.example.com,1433 or postgres://db.example.com:5432.',
  hostHelp: 'For PostgreSQL, write postgres://name. A name alone is SQL Server.',
  passwordKept: 'Saved. Leave blank to keep it.',
  dismiss: 'Dismiss',
  synchronise: 'Synchronise',
  synchronising: 'Synchronising',
  setUp: 'Table synchronisation',
  causesHeading: 'Common causes:',
  outdated: (ago: string) => `The structure has changed since the last synchronisation, ${ago}.`,
  upToDate: (ago: string) => `The structure has not changed since the last synchronisation, ${ago}.`,
  never: 'Never synchronised.',
  /** The same, with the next step. */
  synchroniseFirst: 'Never synchronised. Synchronise to write the structure into your database.',
  enterCredentialsFirst: 'Never synchronised. Enter the credentials of your database, then synchronise.',
  askAdministrator: 'Ask your administrator to synchronise.',
  downloadManifest: 'Download the manifest file',
  noVideo: 'Video not available.',
  /** Follows a private address, for those who operate the installation. */
  allowPrivate: 'The setting ALLOW_PRIVATE_TARGETS of the server allows private addresses.',
  privateTarget: 'The target database has a private address, to which this installation does not connect.',
  passwordAgain: 'The host has changed. Enter the password again.',
  checkValue: 'Check this value.',
  pageSummary: (organisation: string) =>
    `Send the connector structure of ${organisation} to its database, and keep its credentials here.`,
  synchronisation: {
    heading: 'Database Synchronisation',
    summary: 'Sends the current connector structure to your database. This may take a minute.',
    action: 'Synchronise to your database',
    busy: 'Synchronising your database',
  },
  credentials: {
    heading: 'Database Credentials',
    host: 'Host',
    database: 'Database',
    schema: 'Schema',
    user: 'Username',
    password: 'Password',
    save: 'Save',
    saving: 'Saving',
  },
  guide: {
    heading: 'Excel Connector guide',
    manifest: {
      heading: 'Download the manifest',
      text: 'Save the file where your Microsoft 365 administrator can reach it.',
    },
    microsoft365: {
      heading: 'Add it to Microsoft 365',
      text: 'For administrators of the Microsoft 365 environment.',
      video: 'Adding the connector to a Microsoft 365 environment',
    },
    excel365: {
      heading: 'Add it to Excel 365',
      text: 'For everyone who works in Excel.',
      video: 'Adding the connector to Excel 365',
    },
    play: (title: string) => `Play video: ${title}`,
    from: (host: string) => `Plays from ${host}`,
  },
  /** The usual reasons why a database rejects credentials. */
  commonCauses: [
    'The host address is incorrect',
    'The database name is incorrect',
    'The username or password is incorrect',
    'The schema does not exist',
    'A firewall blocks the connection',
  ],
  /** A heading that ends in a colon is on the same line as its message. */
  headings: {
    network: 'Connection Error:',
    invalidCredentials: 'Invalid Database Credentials',
    syncFailed: 'Synchronisation Failed',
    invalidRequest: 'Invalid Request',
    credentialsRefused: 'Authentication Failed:',
    accessDenied: 'Access Denied:',
    databaseNotFound: 'Database Not Found',
    schemaNotFound: 'Schema Not Found',
    syncError: 'Synchronisation Error',
    serverError: 'Database Server Error',
    unavailable: 'Database Unavailable',
    otherStatus: (status: number) => `Error (${status})`,
    timeout: 'Connection Timeout',
    refused: 'Connection Refused',
    authenticationFailed: 'Authentication Failed',
    databaseError: 'Database Error',
    plain: 'Error:',
    connectionError: 'Database Connection Error',
    unexpected: 'Unexpected Error',
  },
  network: 'Unable to connect to the server. Please check your internet connection and try again.',
  // The dots are part of the sentence.
  credentialsInvalid: 'The database credentials are invalid...',
  noPermission: 'The user does not have permission to access this database or schema.',
})
