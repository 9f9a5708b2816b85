import type { DatabaseCredentials } from '@tributary/domain'

/** Every sentence of the database settings, worded as the specification words it (connectors spec 2.11, 5 and 8). */
export const databaseMessages = {
  synchronised: 'Database synchronisation completed successfully!',
  saved: 'Database credentials saved successfully!',
  /** What a failed check shows before its sentence (connectors spec 5). */
  validationError: (sentence: string) => `Validation Error: ${sentence}`,
  required: {
    host: 'Host is required. Please enter your database host address.',
    database: 'Database name is required. Please enter your database name.',
    schema: 'Schema is required. Please enter your database schema name.',
    user: 'Username is required. Please enter your database username.',
    password: 'Password is required. Please enter your database password.',
  } satisfies Record<keyof DatabaseCredentials, string>,
  badHost: 'The host must look like db.example.com, db.example.com,1433 or postgres://db.example.com:5432.',
  passwordKept: 'Saved. Leave blank to keep it.',
  dismiss: 'Dismiss',
  synchronise: 'Synchronise',
  synchronising: 'Synchronising',
  setUp: 'Table synchronisation',
  causesHeading: 'Common causes:',
  outdated: (ago: string) => `The structure has changed since the last synchronisation, ${ago}.`,
  upToDate: (ago: string) => `The database holds the structure as it was synchronised ${ago}.`,
  never: 'Never synchronised.',
  askAdministrator: 'Ask your administrator to synchronise.',
  downloadManifest: 'Download the manifest file',
  noVideo: 'Video not available.',
  /** What usually is wrong with credentials that a database refuses (requirement ERR-49). */
  commonCauses: [
    'The host address is incorrect',
    'The database name is incorrect',
    'The username or password is incorrect',
    'The schema does not exist',
    'A firewall blocks the connection',
  ],
  /** A heading that ends in a colon runs on into its message (connectors spec 8). */
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
  // The dots stand in the specification, which does not say what follows (requirement ERR-50).
  credentialsInvalid: 'The database credentials are invalid...',
  noPermission: 'The user does not have permission to access this database or schema.',
} as const
