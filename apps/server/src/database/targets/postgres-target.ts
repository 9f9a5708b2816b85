import type { DatabaseCredentials } from '@tributary/domain'
import type pg from 'pg'
import { connectPostgres } from './postgres-connection.ts'
import { postgresFailure } from './postgres-failure.ts'
import { postgresWriter } from './postgres-tables.ts'
import { replaceRows } from './replace-rows.ts'
import type { TargetTable } from './target-database.ts'
import { targetFailure } from './target-failure.ts'
import type { ConnectOptions, TargetPlace } from './target-place.ts'

const rights = `select n.oid is not null as found,
    has_schema_privilege(n.oid, 'USAGE') and has_schema_privilege(n.oid, 'CREATE') as may
  from (select) as one left join pg_namespace n on n.nspname = $1`

/** Fails unless tables may be made in a schema. */
export async function mustBeWritable(client: pg.Client, schema: string) {
  const { rows } = await client.query<{ found: boolean; may: boolean | null }>(rights, [schema])
  if (!rows[0]?.found) throw targetFailure('schemaMissing')
  if (!rows[0].may) throw targetFailure('mayNotCreate')
}

export const probePostgres = (
  place: TargetPlace,
  credentials: DatabaseCredentials,
  options: ConnectOptions,
) => withPostgres(place, credentials, options, (client) => mustBeWritable(client, credentials.schema))

export const replaceInPostgres = (
  place: TargetPlace,
  credentials: DatabaseCredentials,
  options: ConnectOptions,
  owner: string,
  tables: readonly TargetTable[],
) =>
  withPostgres(place, credentials, options, async (client) => {
    await client.query('begin')
    const rows = await replaceRows(postgresWriter(client, credentials.schema, owner), owner, tables)
    await client.query('commit')
    return rows
  })

/** Signs in, works, and closes whatever happens: what was not committed is undone. */
async function withPostgres<T>(
  place: TargetPlace,
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
