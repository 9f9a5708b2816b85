import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'

/** One session of PostgreSQL, whichever engine it belongs to. */
export type Session = (
  sql: string,
  params: readonly unknown[],
) => Promise<{ rows: Record<string, unknown>[]; affected: number }>

/** Waits until the session is free, holds it, and answers how to give it back. */
export type Acquire = () => Promise<() => void>

/**
 * Kysely on one session. A connection is held alone until it is released: with the dialect for the embedded engine
 * that ships with Kysely, a query of another request would land inside whatever transaction is open.
 */
export function sessionDialect(session: Session, acquire: Acquire = alreadyHeld): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => sessionDriver(session, acquire),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

const alreadyHeld: Acquire = async () => () => undefined

function sessionDriver(session: Session, acquire: Acquire): Driver {
  const releases = new WeakMap<DatabaseConnection, () => void>()
  return {
    init: async () => undefined,
    async acquireConnection() {
      const release = await acquire()
      const connection = connectionTo(session)
      releases.set(connection, release)
      return connection
    },
    beginTransaction: async (_, { isolationLevel, accessMode }) => {
      const modes = [isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean)
      await session(`begin ${modes.join(' ')}`, [])
    },
    commitTransaction: async () => void (await session('commit', [])),
    rollbackTransaction: async () => void (await session('rollback', [])),
    releaseConnection: async (connection) => releases.get(connection)?.(),
    destroy: async () => undefined,
  }
}

function connectionTo(session: Session): DatabaseConnection {
  return {
    async executeQuery<R>({ sql, parameters }: CompiledQuery) {
      const { rows, affected } = await session(sql, parameters)
      // Kysely's row type is a promise of the query's author; the wire cannot confirm it.
      return { rows: rows as R[], numAffectedRows: BigInt(affected) }
    },
    // biome-ignore lint/correctness/useYield: the interface wants a generator; a session has no cursors.
    async *streamQuery() {
      throw new Error('Queries are not streamed here.')
    },
  }
}
