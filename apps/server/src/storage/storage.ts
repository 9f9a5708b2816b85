import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'

/**
 * One session of the database. `query` without parameters may hold several statements; with parameters exactly one.
 * `db` runs on this same session, so a transaction begun by `query('begin')` covers it.
 */
export type StorageConnection = {
  query(sql: string, params?: readonly unknown[]): Promise<QueryAnswer>
  /**
   * Runs `COPY … FROM STDIN` and answers the rows copied. Every chunk must hold whole rows and at most
   * {@link COPY_CHUNK_BYTES}: the embedded engine copies chunk by chunk.
   */
  copyIn(sql: string, chunks: AsyncIterable<Uint8Array>): Promise<number>
  readonly db: Kysely<Database>
}

export type QueryAnswer = { rows: Record<string, unknown>[]; rowCount: number }

/**
 * The database, whichever engine keeps it. Never use `db` of the storage inside `withConnection` or a transaction:
 * the embedded engine has one session, and the outer query would wait for ever.
 */
export type Storage = {
  readonly kind: 'pglite' | 'postgres'
  readonly db: Kysely<Database>
  /** Hands over one session, alone for the duration. A transaction left open by a failing `work` is rolled back. */
  withConnection<T>(work: (connection: StorageConnection) => Promise<T>, use?: ConnectionUse): Promise<T>
  close(): Promise<void>
}

export type ConnectionUse = {
  /** Statements may take as long as a refresh or a migration needs; those of a request end after seconds. */
  readonly longStatements?: boolean
}

export const COPY_CHUNK_BYTES = 8 * 1024 * 1024
