import type { Kysely } from 'kysely'
import type { ChangeCounts } from './change-counts.ts'
import type { ConnectionLoad } from './connection-queue.ts'
import type { Database } from './schema.ts'

/**
 * A connection to the database. `query` without parameters accepts several statements, with parameters exactly one. `db`
 * uses the same connection, so a transaction begun with `query('begin')` includes it.
 */
export type StorageConnection = {
  query(sql: string, params?: readonly unknown[]): Promise<QueryAnswer>
  /**
   * Runs `COPY … FROM STDIN` and returns the number of rows. Every chunk must contain whole rows and at most
   * {@link COPY_CHUNK_BYTES} bytes, because the embedded engine copies chunk by chunk.
   */
  copyIn(sql: string, chunks: AsyncIterable<Uint8Array>): Promise<number>
  /**
   * Runs `COPY … TO STDOUT` and returns its output. The embedded engine holds the output of the whole statement in memory,
   * so copy a large table there in parts.
   */
  copyOut(sql: string): AsyncIterable<Uint8Array>
  readonly db: Kysely<Database>
}

export type QueryAnswer = { rows: Record<string, unknown>[]; rowCount: number }

/**
 * The database on either engine. Never use `db` of the storage inside `withConnection` or a transaction: the embedded
 * engine has one connection, so the inner query would wait for ever.
 */
export type Storage = {
  readonly kind: 'pglite' | 'postgres'
  readonly db: Kysely<Database>
  /** The connections that requests use. */
  readonly connections: { load(): ConnectionLoad }
  /** Whether an organisation's rows have changed. Listens for changes after its first use. A storage without it has no entity tags. */
  readonly changeCounts?: ChangeCounts
  /** Runs `work` with an exclusive connection. If it fails, its open transaction is rolled back. */
  withConnection<T>(work: (connection: StorageConnection) => Promise<T>, use?: ConnectionUse): Promise<T>
  /** Subscribes to the notifications of a channel. The embedded engine has no other process that could send any. */
  listen?(on: Listener): Promise<{ close(): Promise<void> }>
  close(): Promise<void>
}

export type Listener = {
  readonly channel: string
  onNotification(payload: string): void
  /** Called after each connection: notifications from before it may be lost. */
  onConnect(): void
  /** Called when the connection is lost. */
  onLost?(): void
}

export type ConnectionUse = {
  /** Allows statements the time of a refresh or a migration instead of that of a request. */
  readonly longStatements?: boolean
}

const _COPY_CHUNK_BYTES = 8 * 1024 * 1024
