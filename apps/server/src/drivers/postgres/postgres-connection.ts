import { isIP, Socket } from 'node:net'
import type { DatabaseCredentials } from '@tributary/domain'
import pg from 'pg'
import { sqlState } from '../../storage/database-failure.ts'
import type { ConnectOptions, DatabaseAddress } from '../connect-options.ts'
import { limited, tookTooLong } from '../limited-socket.ts'
import { targetFailure } from '../target-failure.ts'

/** A connection to a customer's PostgreSQL, signed in. Closing rolls back and never fails. */
export type PostgresConnection = {
  readonly client: pg.Client
  /** Closes the connection immediately, even during a query. */
  breakOff(): void
  /** Returns how many bytes the server has sent. */
  received(): number
  close(): Promise<void>
}

const NO_TLS = 'The server does not support SSL connections'
const END_MS = 1_000

/** Signs in, with TLS if the server offers it. Throws the driver's error. */
export async function connectPostgres(
  place: DatabaseAddress,
  credentials: DatabaseCredentials,
  options: ConnectOptions,
): Promise<PostgresConnection> {
  try {
    return await connected(place, credentials, options, true)
  } catch (error) {
    if (!(error instanceof Error && error.message === NO_TLS)) throw error
    return connected(place, credentials, options, false)
  }
}

async function connected(
  { host, address, port }: DatabaseAddress,
  { user, password, database }: DatabaseCredentials,
  { limits, trustCertificates, socket: socketLimits, signal }: ConnectOptions,
  encrypt: boolean,
): Promise<PostgresConnection> {
  const socket = limited(new Socket(), socketLimits, signal)
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
  // A broken connection also fails the running query. Without a listener the event would end the process.
  client.on('error', () => undefined)
  const close = async () => {
    // Ends the session politely, but does not wait long for a server that does not respond.
    socket.setTimeout(END_MS, () => socket.destroy())
    await client.end().catch(() => undefined)
  }
  await signIn(client).catch(async (error) => {
    await close()
    throw error
  })
  return {
    client,
    close,
    received: () => socket.bytesRead,
    breakOff: () => void socket.destroy(tookTooLong()),
  }
}

/** Maps a missing right to the right to open the database. After sign-in the same code is about tables. */
async function signIn(client: pg.Client) {
  try {
    await client.connect()
  } catch (error) {
    throw sqlState(error) === '42501' ? targetFailure('databaseClosed', error) : error
  }
}
