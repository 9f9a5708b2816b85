import { databaseMessages } from '@tributary/sdk/database'
import { outboundMessages } from '../outbound/outbound.messages.ts'

/** Sentences about an organisation's database. None contains an address, a user name or the database's own message. */
export const targetMessages = {
  badHost: databaseMessages.badHost,
  refused: 'Connection refused: the host is unreachable. Check the host, its port and its firewall.',
  privateAddress: outboundMessages.privateTarget,
  timeout: 'Connection timeout: the database did not answer in time.',
  lost: 'The connection to the database was lost.',
  notEncrypted: 'The database server does not offer an encrypted connection, so no password was sent to it.',
  certificate: 'The certificate of the database server could not be verified, so no password was sent to it.',
  loginFailed: 'Login failed: the username or password is incorrect.',
  databaseMissing: 'The database does not exist.',
  schemaMissing: 'The schema does not exist.',
  databaseClosed: 'The user may not open this database.',
  mayNotCreate: 'The user may not create or change tables in this schema.',
  taken: (table: string) =>
    `The table ${table} in this schema was not made for this organisation. Rename it, or choose another schema.`,
  busy: 'The database is not available at the moment. Try again later.',
  failed: (code: string) => `The database reported an error (${code}). Nothing was changed.`,
} as const
