import pg, { type PoolClient, type QueryResult } from 'pg'
import { type ConnectionLoad, createConnectionQueue } from './connection-queue.ts'
import { DatabaseSilent, isReadOnly } from './database-failure.ts'
import type { DatabaseLimits } from './database-limits.ts'
import { isPrepared, runBatch } from './postgres-batch.ts'
import type { Batch } from './session-dialect.ts'

const DATE_OID = pg.types.builtins.DATE

// A date has no time zone, but the driver would shift it into that of this process.
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === DATE_OID ? (text: string) => text : pg.types.getTypeParser(oid, format),
}

/** A connection of a pool. */
export type PooledConnection = {
  readonly client: PoolClient
  /** Runs a statement, or several without parameters. Throws {@link DatabaseSilent} after the time limit. */
  query(sql: string, params?: readonly unknown[]): Promise<QueryResult | QueryResult[]>
  /** Runs statements in one round trip. Unless one of them begins a transaction, they are one. */
  send(batch: Batch): Promise<QueryResult[]>
  /** Closes its connection without waiting for the server. */
  breakOff(): void
  /** Returns the session to the pool. After an error or a broken connection, the pool closes it. */
  release(error?: Error | boolean): void
}

export type PostgresPool = {
  connect(): Promise<PooledConnection>
  load(): ConnectionLoad
  end(): Promise<void>
}

type PoolOptions = {
  readonly databaseUrl: string
  readonly limits: DatabaseLimits
  readonly max: number
  /** Connections that only sign-ins use. */
  readonly reserved: number
  /** Uses the longer time limits of refreshes and migrations. */
  readonly long: boolean
}

/**
 * A pool whose connections are closed when the server is silent, and by the server after our process has
 * ended.
 */
export function openPool({ databaseUrl, limits, max, reserved, long }: PoolOptions): PostgresPool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    types,
    max,
    connectionTimeoutMillis: limits.connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    options: Object.entries(sessionSettings(limits, long))
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  })
  // An idle connection may break; the next query opens a new one and reports its own error.
  pool.on('error', () => undefined)
  // A connection in use reports through its query. Without a listener, its event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const silenceMs = long
    ? limits.longStatementMs
    : limits.statementMs + Math.min(limits.statementMs, SERVER_FIRST_MS)
  const live = liveOnly(pool)
  const queue = createConnectionQueue({ connections: max, reserved })
  return {
    async connect() {
      const leave = await queue.take(limits.connectMs)
      try {
        return sessionOn(await live.connect(), { silenceMs, noteSilence: live.noteSilence, leave })
      } catch (error) {
        leave()
        throw error
      }
    },
    load: queue.load,
    end: () => pool.end(),
  }
}

/** After one connection was silent or read-only, older ones are not used again: they lead to the same host. */
function liveOnly(pool: pg.Pool) {
  let silences = 0
  const openedAfter = new WeakMap<PoolClient, number>()
  pool.on('connect', (client) => openedAfter.set(client, silences))
  const connect = async (): Promise<PoolClient> => {
    const client = await pool.connect()
    if (openedAfter.get(client) === silences) return client
    client.release(true)
    return connect()
  }
  return { connect, noteSilence: () => void silences++ }
}

// A working server ends the statement itself, and the connection stays usable.
const SERVER_FIRST_MS = 2_000

const sessionSettings = ({ statementMs, idleTransactionMs }: DatabaseLimits, long: boolean) => ({
  timezone: 'UTC',
  statement_timeout: long ? 0 : statementMs,
  lock_timeout: long ? 0 : Math.ceil(statementMs * (2 / 3)),
  idle_in_transaction_session_timeout: idleTransactionMs,
  // The server detects within a minute that our machine no longer responds.
  tcp_keepalives_idle: 30,
  tcp_keepalives_interval: 10,
  tcp_keepalives_count: 3,
  tcp_user_timeout: 60_000,
})

type SessionTools = { silenceMs: number; noteSilence(): void; leave(): void }

function sessionOn(client: PoolClient, { silenceMs, noteSilence, leave }: SessionTools): PooledConnection {
  const breakOff = () => void client.connection.stream.destroy(new DatabaseSilent())
  const timed = async <T>(work: Promise<T>) => {
    try {
      return await work
    } catch (error) {
      // After a failover, new connections lead to the new primary.
      if (isReadOnly(error)) noteSilence()
      if (!isReadTimeout(error)) throw error
      noteSilence()
      breakOff()
      throw new DatabaseSilent({ cause: error })
    }
  }
  let unknown = false
  return {
    client,
    breakOff,
    query(text, params) {
      const query = { text, query_timeout: silenceMs }
      return timed(client.query(params ? { ...query, values: [...params] } : query))
    },
    async send(batch) {
      try {
        return await timed(runBatch(client, batch, silenceMs))
      } catch (error) {
        // It is not known which of its statements the server has prepared.
        if (isPrepared(batch)) unknown = true
        throw error
      }
    },
    release(error) {
      client.release(error || unknown)
      leave()
    },
  }
}

// The driver reports it without a code.
const isReadTimeout = (error: unknown) => error instanceof Error && error.message === 'Query read timeout'
