import { once } from 'node:events'
import { connect } from 'node:net'
import type { DatabaseCredentials } from '@tributary/domain'
import sql from 'mssql'
import { TargetRefused } from '../../outbound/outbound.ts'
import type { ConnectOptions, DatabaseAddress } from '../connect-options.ts'
import { limited, type SocketLimits } from '../limited-socket.ts'
import { targetFailure } from '../target-failure.ts'
import { opensNotThisDatabase, sqlServerFailure } from './sqlserver-failure.ts'

type Work<T> = (pool: sql.ConnectionPool) => Promise<T>

/** Connects, runs the work and always closes the connection. Throws `TargetFailure`s. */
export async function withSqlServer<T>(
  place: DatabaseAddress,
  credentials: DatabaseCredentials,
  options: ConnectOptions,
  work: Work<T>,
): Promise<T> {
  const errors: number[] = []
  try {
    return await connected(place, credentials, options, errors, work)
  } catch (error) {
    if (!opensNotThisDatabase(errors)) throw sqlServerFailure(error, errors)
    throw targetFailure(await whyNotOpened(place, credentials, options), error)
  }
}

async function connected<T>(
  place: DatabaseAddress,
  credentials: Login,
  options: ConnectOptions,
  errors: number[],
  work: Work<T>,
): Promise<T> {
  const pool = newPool(place, credentials, options, errors)
  try {
    await pool.connect()
    return await work(pool)
  } finally {
    await pool.close()
  }
}

export type Login = Pick<DatabaseCredentials, 'user' | 'password' | 'database'>

/** Creates a pool of one connection, which the caller opens and closes. Adds the server's error numbers to `errors`. */
export function newPool(
  place: DatabaseAddress,
  { user, password, database }: Login,
  { limits, trustCertificates, socket, valueBytes, signal, onSocket }: ConnectOptions,
  errors: number[],
): sql.ConnectionPool {
  const pool = new sql.ConnectionPool({
    server: place.host,
    port: place.port,
    user,
    password,
    database,
    pool: { max: 1, min: 0 },
    connectionTimeout: limits.connectMs,
    requestTimeout: limits.idleMs,
    validateConnection: 'socket',
    beforeConnect: (connection) => connection.on('errorMessage', ({ number }) => errors.push(number)),
    options: {
      appName: 'Tributary',
      encrypt: true,
      trustServerCertificate: trustCertificates,
      maxRetriesOnTransientErrors: 0,
      cancelTimeout: 1_000,
      connector: pinnedTo(place, socket, signal, onSocket),
      ...(valueBytes !== undefined && { textsize: valueBytes }),
    },
  })
  // The running request fails with the same error. Without a listener the event would end the process.
  pool.on('error', () => undefined)
  return pool
}

/** Connects to the checked address only. A server may redirect to another one, which would be unchecked. */
const pinnedTo =
  (
    { host, address, port }: DatabaseAddress,
    limits?: SocketLimits,
    broken?: AbortSignal,
    onSocket?: ConnectOptions['onSocket'],
  ) =>
  // The driver's types omit the arguments: the place, a lookup function and a signal.
  async (...[asked, , signal]: unknown[]) => {
    if (!isPlace(asked) || asked.host !== host || asked.port !== port)
      throw new TargetRefused('The database server redirected to another server')
    const socket = connect({ host: address, port, ...(signal instanceof AbortSignal && { signal }) })
    limited(socket, limits, broken)
    onSocket?.(socket)
    await once(socket, 'connect')
    return socket
  }

const isPlace = (asked: unknown): asked is { host: unknown; port: unknown } =>
  typeof asked === 'object' && asked !== null && 'host' in asked && 'port' in asked

/** Returns whether the database is missing or closed to the user. At sign-in the server reports both alike. */
export async function whyNotOpened(
  place: DatabaseAddress,
  credentials: Login,
  options: ConnectOptions,
): Promise<'databaseClosed' | 'databaseMissing'> {
  try {
    return await connected(place, { ...credentials, database: '' }, options, [], async (pool) => {
      const { recordset } = await pool
        .request()
        .input('database', sql.NVarChar(128), credentials.database)
        .query<{ access: number | null }>('select has_dbaccess(@database) as access')
      return recordset[0]?.access === 0 ? 'databaseClosed' : 'databaseMissing'
    })
  } catch {
    return 'databaseMissing'
  }
}
