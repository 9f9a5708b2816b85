import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'

/** A PostgreSQL session of either engine. */
export type Session = (
  sql: string,
  params: readonly unknown[],
) => Promise<{ rows: Record<string, unknown>[]; affected: number }>

/** Waits until the session is free, and reserves it until the returned function is called. */
export type Acquire = () => Promise<() => void>

/**
 * A dialect for one session. A connection holds the session exclusively until it is released. With Kysely's own dialect
 * for the embedded engine, a query of another request would run inside an open transaction.
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
      // The author of the query asserts the row type; it cannot be checked here.
      return { rows: rows as R[], numAffectedRows: BigInt(affected) }
    },
    // biome-ignore lint/correctness/useYield: the interface requires a generator, but a session has no cursors.
    async *streamQuery() {
      throw new Error('Queries are not streamed here.')
    },
  }
}
