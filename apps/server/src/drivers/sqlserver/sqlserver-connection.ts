import type { Socket } from 'node:net'
import type { DatabaseCredentials } from '@tributary/domain'
import sql from 'mssql'
import type { ConnectOptions, DatabaseAddress } from '../connect-options.ts'
import { targetFailure } from '../target-failure.ts'
import { type BulkRows, bulkLoad } from './sqlserver-bulk-load.ts'
import { opensNotThisDatabase, sqlServerFailure } from './sqlserver-failure.ts'
import { newPool, whyNotOpened } from './sqlserver-pool.ts'

/** The longest that one statement may take: storing millions of rows is one statement. Milliseconds. */
const STATEMENT_MS = 30 * 60_000

export type Values = Readonly<Record<string, string | null>>
export type SqlRow = Readonly<Record<string, unknown>>

/** A connection to a customer's SQL Server, signed in. Closing rolls back and never fails. */
export type SqlServerConnection = {
  readonly errors: readonly number[]
  /** Runs a statement with texts as parameters. */
  query(text: string, values?: Values): Promise<SqlRow[]>
  /** Runs a statement as a batch: temporary tables it creates last as long as the connection. */
  batch(text: string): Promise<void>
  /** Sends rows to a table, much faster than statements do. */
  bulkLoad(rows: BulkRows): Promise<void>
  inTransaction<T>(work: () => Promise<T>): Promise<T>
  breakOff(): void
  /** Returns how many bytes the server has sent. */
  received(): number
  close(): Promise<void>
}

export async function connectToSqlServer(
  place: DatabaseAddress,
  { credentials, options }: { credentials: DatabaseCredentials; options: ConnectOptions },
): Promise<SqlServerConnection> {
  const errors: number[] = []
  const limits = { ...options.limits, idleMs: STATEMENT_MS }
  let socket: Socket | undefined
  const onSocket = (opened: Socket) => {
    socket = opened
  }
  const pool = newPool(place, credentials, { ...options, limits, onSocket }, errors)
  const close = () => pool.close().catch(() => undefined)
  try {
    await pool.connect()
  } catch (error) {
    await close()
    if (!opensNotThisDatabase(errors)) throw sqlServerFailure(error, errors)
    throw targetFailure(await whyNotOpened(place, credentials, options), error)
  }
  let transaction: sql.Transaction | undefined
  let running: sql.Request | undefined
  const begun = () => {
    errors.length = 0
    running = transaction?.request() ?? pool.request()
    return running
  }
  return {
    errors,
    async query(text, values = {}) {
      const request = begun()
      for (const [name, value] of Object.entries(values)) request.input(name, sql.NVarChar(sql.MAX), value)
      return [...((await request.query<SqlRow>(text)).recordset ?? [])]
    },
    async batch(text) {
      await begun().batch(text)
    },
    bulkLoad: (rows) => bulkLoad(begun(), rows),
    async inTransaction(work) {
      transaction = pool.transaction()
      try {
        await transaction.begin()
        const result = await work()
        await transaction.commit()
        return result
      } catch (error) {
        // The first error is the one to report. The server rolls back the rest when the connection closes.
        await transaction.rollback().catch(() => undefined)
        throw error
      } finally {
        transaction = undefined
      }
    },
    breakOff() {
      running?.cancel()
      void close()
    },
    received: () => socket?.bytesRead ?? 0,
    close,
  }
}
