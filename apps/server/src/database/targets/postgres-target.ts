import { isIP, Socket } from 'node:net'
import type { DatabaseCredentials } from '@tributary/domain'
import pg from 'pg'
import { sqlState } from '../../storage/database-failure.ts'
import { limited } from './limited-socket.ts'
import { postgresFailure } from './postgres-failure.ts'
import { postgresWriter } from './postgres-tables.ts'
import { replaceRows } from './replace-rows.ts'
import type { TargetTable } from './target-database.ts'
import { targetFailure } from './target-failure.ts'
import type { ConnectOptions, TargetPlace } from './target-place.ts'

const rights = `select n.oid is not null as found,
    has_schema_privilege(n.oid, 'USAGE') and has_schema_privilege(n.oid, 'CREATE') as may
  from (select) as one left join pg_namespace n on n.nspname = $1`

export const probePostgres = (
  place: TargetPlace,
  credentials: DatabaseCredentials,
  options: ConnectOptions,
) =>
  withPostgres(place, credentials, options, async (client) => {
    const { rows } = await client.query<{ found: boolean; may: boolean | null }>(rights, [credentials.schema])
    if (!rows[0]?.found) throw targetFailure('schemaMissing')
    if (!rows[0].may) throw targetFailure('mayNotCreate')
  })

export const replaceInPostgres = (
  place: TargetPlace,
  credentials: DatabaseCredentials,
  options: ConnectOptions,
  owner: string,
  tables: readonly TargetTable[],
) =>
  withPostgres(place, credentials, options, async (client) => {
    await client.query('begin')
    await replaceRows(postgresWriter(client, credentials.schema, owner), owner, tables)
    await client.query('commit')
  })

/** Signs in, encrypted when the server can be, works, and closes whatever happens: what was not committed is undone. */
async function withPostgres(
  place: TargetPlace,
  credentials: DatabaseCredentials,
  options: ConnectOptions,
  work: (client: pg.Client) => Promise<void>,
) {
  try {
    try {
      await connected(place, credentials, options, true, work)
    } catch (error) {
      if (!(error instanceof Error && error.message === NO_TLS)) throw error
      await connected(place, credentials, options, false, work)
    }
  } catch (error) {
    throw postgresFailure(error)
  }
}

const NO_TLS = 'The server does not support SSL connections'
const GOODBYE_MS = 1_000

async function connected(
  { host, address, port }: TargetPlace,
  { user, password, database }: DatabaseCredentials,
  { limits, trustCertificates }: ConnectOptions,
  encrypt: boolean,
  work: (client: pg.Client) => Promise<void>,
) {
  const socket = limited(new Socket())
  const servername = isIP(host) ? {} : { servername: host }
  const client = new pg.Client({
    host: address,
    port,
    user,
    password,
    database,
    stream: () => socket,
    ssl: encrypt ? { host, ...servername, rejectUnauthorized: !trustCertificates } : false,
    connectionTimeoutMillis: limits.connectMs,
    query_timeout: limits.idleMs,
    application_name: 'Tributary',
  })
  // A connection that breaks tells whatever is under way; without a listener it would end the process.
  client.on('error', () => undefined)
  try {
    await signIn(client)
    await work(client)
  } finally {
    // Says goodbye; a server that does not answer it is not waited for.
    socket.setTimeout(GOODBYE_MS, () => socket.destroy())
    await client.end().catch(() => undefined)
  }
}

/** A right that is missing here is the right to open the database, later it is one to its tables. */
async function signIn(client: pg.Client) {
  try {
    await client.connect()
  } catch (error) {
    throw sqlState(error) === '42501' ? targetFailure('databaseClosed', error) : error
  }
}
