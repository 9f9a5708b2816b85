import type { SqlConnection } from '../../../drivers/postgres/sql-connection.ts'
import type { Storage, StorageConnection } from '../../../storage/storage.ts'

/** One session of the database for the length of a stream; its temporary tables last as long. */
export type SyncSession<Connection extends SqlConnection = StorageConnection> = {
  copyIn(sql: string, chunks: AsyncIterable<Uint8Array>): Promise<number>
  /** Work that nothing else of this session may come between. */
  alone<T>(work: (connection: Connection) => Promise<T>): Promise<T>
}

/**
 * PostgreSQL: one connection from beginning to end. The embedded engine has a single session for everything, so there
 * it is taken for each batch and handed back between: a slow source must not hold up the rest of the server.
 */
export function withSyncSession<T>(storage: Storage, work: (session: SyncSession) => Promise<T>): Promise<T> {
  if (storage.kind === 'pglite') return work(sharedSession(storage))
  return storage.withConnection(
    (connection) => work({ copyIn: connection.copyIn, alone: (step) => step(connection) }),
    long,
  )
}

const long = { longStatements: true }

function sharedSession(storage: Storage): SyncSession {
  return {
    alone: (step) => storage.withConnection(step, long),
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
