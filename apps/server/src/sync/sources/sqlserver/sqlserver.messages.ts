/** Sentences for failures of SQL Server connectors. None contains a server, a database, a user or the server's own words. */
export const sqlServerMessages = {
  missing: 'The connector has no database to read. Enter it in the settings of the connector.',
  badString:
    'The settings of the database must consist of data source, initial catalog, user id, password and multipleActiveResultSets.',
  badHost:
    'The data source must look like db.example.com or db.example.com,1433, without the name of an instance.',
  unknownHost: 'The SQL Server was not found. Check the data source.',
  refused:
    'The SQL Server could not be reached: the connection was refused. Check the data source and the firewall.',
  timedOut: 'The SQL Server did not answer in time. Check the data source, or try again later.',
  signInRefused: 'The SQL Server refused the user or the password.',
  databaseClosed: 'The user may not open this database of the SQL Server.',
  databaseMissing: 'The database (initial catalog) does not exist on the SQL Server.',
  notEncrypted: 'The SQL Server does not offer an encrypted connection, so no password was sent to it.',
  certificate: 'The certificate of the SQL Server could not be verified, so no password was sent to it.',
  busy: 'The SQL Server is not available at the moment. Try again later.',
  mayNotRead:
    'The user may not read something this refresh needs. Ask the administrator of the SQL Server for SELECT permission.',
  lost: 'The connection to the SQL Server was lost.',
  changed:
    'A table was changed or removed while it was being read. It will be read again at the next refresh.',
  failed: (number: number) => `The SQL Server reported an error (${number}).`,
  tables: (tables: number) =>
    tables === 1 ? '1 table can be read.' : `${tables.toLocaleString('en-GB')} tables can be read.`,
} as const
