import type { SqlConnection } from '../../../drivers/postgres/sql-connection.ts'
import type { Storage, StorageConnection } from '../../../storage/storage.ts'

/** One session of the database for one stream. Its temporary tables last as long. */
export type SyncSession<Connection extends SqlConnection = StorageConnection> = {
  /** Whether no one else uses the session before the stream ends, so a transaction may stay open. */
  readonly isExclusive: boolean
  copyIn(sql: string, chunks: AsyncIterable<Uint8Array>): Promise<number>
  /** Runs work that no other work of the database session may interrupt. */
  alone<T>(work: (connection: Connection) => Promise<T>): Promise<T>
}

/**
 * Opens a session of our database. PostgreSQL gives each stream a connection. The embedded engine has a single
 * session for everything, so it is taken for each batch and released in between: a slow source must not stop the server.
 */
export function withSyncSession<T>(storage: Storage, work: (session: SyncSession) => Promise<T>): Promise<T> {
  if (storage.kind === 'pglite') return work(sharedSession(storage))
  return storage.withConnection((connection) => work(exclusiveSession(connection)), long)
}

/** Returns a session on a connection that no one else uses. */
export const exclusiveSession = <Connection extends SqlConnection>(
  connection: Connection,
): SyncSession<Connection> => ({
  isExclusive: true,
  copyIn: connection.copyIn,
  alone: (work) => work(connection),
})

const long = { longStatements: true }

function sharedSession(storage: Storage): SyncSession {
  return {
    isExclusive: false,
    alone: (work) => storage.withConnection(work, long),
    async copyIn(sql, chunks) {
      let copied = 0
      for await (const chunk of chunks)
        copied += await storage.withConnection(({ copyIn }) => copyIn(sql, only(chunk)), long)
      return copied
    },
  }
}

async function* only(chunk: Uint8Array) {
  yield chunk
}
