import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type { Database } from '../src/storage/schema.ts'
import { sessionDialect } from '../src/storage/session-dialect.ts'
import type { Listener, Storage, StorageConnection } from '../src/storage/storage.ts'
import type { EngineRows } from './embedded-engine.ts'
import type { Hold, Statement } from './hold.ts'

export type Sessions = {
  acquire(): Promise<Hold>
  release(hold: Hold): void
  execute(hold: Hold, statement: Statement): Promise<EngineRows>
  listen(listener: Listener): Promise<{ close(): Promise<void> }>
}

/** The storage of a simulated process. To the engine it is a PostgreSQL server that several processes use. */
export const simulatedStorage = (sessions: Sessions): Storage => ({
  kind: 'postgres',
  db: new Kysely<Database>({ dialect: pooledDialect(sessions) }),
  async withConnection(work) {
    const hold = await sessions.acquire()
    try {
      return await work(connectionOn(sessions, hold))
    } catch (error) {
      await sessions.execute(hold, { sql: 'rollback' }).catch(() => undefined)
      throw error
    } finally {
      sessions.release(hold)
    }
  },
  listen: (listener) => sessions.listen(listener),
  close: async () => undefined,
})

function connectionOn({ execute }: Sessions, hold: Hold): StorageConnection {
  return {
    query: async (sql, params) => {
      const { rows, affected } = await execute(hold, { sql, ...(params && { params }) })
      return { rows, rowCount: affected || rows.length }
    },
    copyIn: async (sql, chunks) => {
      const fromBlob = sql.replace(/\bfrom\s+stdin\b/i, "FROM '/dev/blob'")
      let copied = 0
      for await (const bytes of chunks) copied += (await execute(hold, { sql: fromBlob, bytes })).affected
      return copied
    },
    db: new Kysely<Database>({ dialect: sessionDialect((sql, params) => execute(hold, { sql, params })) }),
  }
}

type Connection = DatabaseConnection & { readonly hold: Hold }

/** A dialect whose connections know their session, because a lost session must not continue on another. */
function pooledDialect({ acquire, release, execute }: Sessions): Dialect {
  const simple = (connection: DatabaseConnection, sql: string) =>
    execute((connection as Connection).hold, { sql }).then(() => undefined)
  return {
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createDriver: () => ({
      init: async () => undefined,
      destroy: async () => undefined,
      acquireConnection: async () => pooledConnection(await acquire(), execute),
      beginTransaction: (connection) => simple(connection, 'begin'),
      commitTransaction: (connection) => simple(connection, 'commit'),
      rollbackTransaction: (connection) => simple(connection, 'rollback'),
      releaseConnection: async (connection) => release((connection as Connection).hold),
    }),
  }
}

const pooledConnection = (hold: Hold, execute: Sessions['execute']): Connection => ({
  hold,
  async executeQuery<R>({ sql, parameters }: CompiledQuery) {
    const { rows, affected } = await execute(hold, { sql, params: parameters })
    return { rows: rows as R[], numAffectedRows: BigInt(affected) }
  },
  // biome-ignore lint/correctness/useYield: the interface requires a generator, but a session has no cursors.
  async *streamQuery() {
    throw new Error('Queries are not streamed here.')
  },
})
