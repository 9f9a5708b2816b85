import type { DatabaseCredentials } from '@tributary/domain'
import type pg from 'pg'
import type { ConnectOptions, DatabaseAddress } from '../../drivers/connect-options.ts'
import { connectPostgres } from '../../drivers/postgres/postgres-connection.ts'
import { postgresFailure } from '../../drivers/postgres/postgres-failure.ts'
import { assertSchemaWritable } from '../../drivers/postgres/postgres-rights.ts'
import { postgresWriter } from './postgres-writer.ts'
import { replaceRows } from './replace-rows.ts'
import type { TableContents, WritePermit } from './target-database.ts'

export const probePostgres = (
  place: DatabaseAddress,
  credentials: DatabaseCredentials,
  options: ConnectOptions,
) => withPostgres(place, credentials, options, (client) => assertSchemaWritable(client, credentials.schema))

export const replaceInPostgres = (
  place: DatabaseAddress,
  credentials: DatabaseCredentials,
  options: ConnectOptions,
  owner: string,
  tables: readonly TableContents[],
  beforeCommit?: WritePermit['beforeCommit'],
) =>
  withPostgres(place, credentials, options, async (client) => {
    await client.query('begin')
    const written = await replaceRows(postgresWriter(client, credentials.schema, owner), owner, tables)
    await beforeCommit?.()
    await client.query('commit')
    return written
  })

/** Connects, runs the work and always closes the connection, which rolls back an open transaction. */
async function withPostgres<T>(
  place: DatabaseAddress,
  credentials: DatabaseCredentials,
  options: ConnectOptions,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  try {
    const { client, close } = await connectPostgres(place, credentials, options)
    return await work(client).finally(close)
  } catch (error) {
    throw postgresFailure(error)
  }
}
