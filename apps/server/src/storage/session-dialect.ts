import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import { batchOf, isDeferred, type QueryBatch } from './batches.ts'
import { takeLead } from './leads.ts'

export type Statement = { readonly sql: string; readonly params: readonly unknown[] }

/** Statements that are sent in one round trip. If `alone`, they are a separate transaction. */
export type Batch = {
  readonly statements: readonly Statement[]
  readonly alone: boolean
  /** Whether no transaction is open before and after it. */
  readonly closed?: boolean
}

export type StatementResult = {
  rows: Record<string, unknown>[]
  affected: number
  command?: string | undefined
}

/** A PostgreSQL session of either engine. Returns the result of each statement, or throws the first failure. */
export type Session = (batch: Batch) => Promise<StatementResult[]>

/** A session that is reserved until it is released. */
export type Reserved = { session: Session; release(broken?: boolean): void }

/**
 * A dialect in which a connection holds its session exclusively until it is released. With Kysely's own dialect for the
 * embedded engine, a query of another request would run inside an open transaction. Each round trip counts, so `begin`
 * and the scope of an organisation are sent together with the first query.
 */
export const lazyDialect = (reserve: () => Promise<Reserved>, destroy?: () => Promise<void>): Dialect =>
  dialectOf(sessionDriver(reserve, { lazy: true, destroy }))

/** A dialect for a session that is already reserved, and also used without Kysely: everything is sent immediately. */
export const sessionDialect = (session: Session): Dialect =>
  dialectOf(sessionDriver(async () => ({ session, release: () => undefined }), { lazy: false }))

/** The dialect of PostgreSQL with this driver. */
export const dialectOf = (driver: Driver): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => driver,
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
})

/** A reserved session with the statements that its next round trip begins with. */
type Held = Reserved & { pending: Statement[]; transaction: 'none' | 'pending' | 'begun'; broken: boolean }

type DriverOptions = { lazy: boolean; destroy?: (() => Promise<void>) | undefined }

function sessionDriver(reserve: () => Promise<Reserved>, { lazy, destroy }: DriverOptions): Driver {
  const connections = new WeakMap<DatabaseConnection, Held>()
  const heldBy = (connection: DatabaseConnection) => {
    const held = connections.get(connection)
    if (!held) throw new Error('This connection belongs to a different driver.')
    return held
  }
  return {
    init: async () => undefined,
    async acquireConnection() {
      const held: Held = { ...(await reserve()), pending: [], transaction: 'none', broken: false }
      const connection = connectionTo(held, lazy)
      connections.set(connection, held)
      return connection
    },
    async beginTransaction(connection, { isolationLevel, accessMode }) {
      const modes = [isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean)
      const held = heldBy(connection)
      Object.assign(held, { pending: [], transaction: 'pending' })
      const begin = { sql: `begin ${modes.join(' ')}`, params: [] }
      if (lazy) held.pending.push(begin)
      else await send(held, begin)
    },
    async commitTransaction(connection) {
      const ended = await end(heldBy(connection), 'commit')
      if (ended?.command === 'ROLLBACK') throw new AbortedTransactionError()
    },
    async rollbackTransaction(connection) {
      const held = heldBy(connection)
      held.broken = true
      await end(held, 'rollback')
      held.broken = false
    },
    async releaseConnection(connection) {
      const held = heldBy(connection)
      held.release(held.broken)
    },
    destroy: async () => destroy?.(),
  }
}

const nothing: StatementResult = { rows: [], affected: 0 }

/** Ends a transaction. One without a query has not begun; one whose commit fails must still be rolled back. */
async function end(held: Held, how: 'commit' | 'rollback') {
  const { transaction } = held
  if (how === 'rollback' || transaction === 'pending') held.pending = []
  const [result] = transaction === 'begun' ? await send(held, { sql: how, params: [] }) : []
  held.transaction = 'none'
  return result
}

/** Sends statements after those that wait for them, and returns their results. */
async function send(held: Held, ...statements: Statement[]) {
  const before = held.pending
  held.pending = []
  if (held.transaction === 'pending') held.transaction = 'begun'
  const batch = { statements: [...before, ...statements], alone: false }
  const closed = held.transaction === 'none'
  const results = closed ? await sendClosed(held, batch) : await held.session({ ...batch, closed })
  return results.slice(before.length)
}

/** Sends a batch outside a transaction, after the query that leads the current reads. */
async function sendClosed({ session }: Held, batch: Batch) {
  const lead = takeLead()
  if (!lead) return session({ ...batch, closed: true })
  const statements = [statementOf(lead.query), ...batch.statements]
  try {
    const [first, ...results] = await session({ ...batch, statements, closed: true })
    lead.settle(first && resultOf(first))
    return results
  } catch (error) {
    lead.settle(undefined)
    throw error
  }
}

function postpone(held: Held, query: CompiledQuery) {
  held.pending.push(statementOf(query))
  // A change is sent with the commit at the latest. The scope alone needs no transaction.
  if (query.parameters.length > 0) held.transaction = 'begun'
  return { rows: [] }
}

async function sendTogether(held: Held, { queries, scope }: QueryBatch) {
  const statements = queries.map(statementOf)
  if (!scope) return send(held, ...statements)
  if (held.transaction !== 'none') throw new Error('A scope cannot begin in a transaction.')
  const results = await sendClosed(held, { statements: [statementOf(scope), ...statements], alone: true })
  return results.slice(1)
}

const statementOf = ({ sql, parameters }: CompiledQuery): Statement => ({ sql, params: parameters })

const resultOf = ({ rows, affected }: StatementResult) => ({ rows, numAffectedRows: BigInt(affected) })

function connectionTo(held: Held, lazy: boolean): DatabaseConnection {
  const run = async (query: CompiledQuery) => {
    const batch = batchOf(query)
    if (batch) return { rows: (await sendTogether(held, batch)).map(resultOf) }
    const [result = nothing] = await send(held, statementOf(query))
    return resultOf(result)
  }
  return {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      if (lazy && isDeferred(query) && held.transaction !== 'none') return postpone(held, query)
      // The author of the query asserts the row type; it cannot be checked here.
      return (await run(query)) as QueryResult<R>
    },
    // biome-ignore lint/correctness/useYield: the interface requires a generator, but a session has no cursors.
    async *streamQuery() {
      throw new Error('Queries are not streamed here.')
    },
  }
}
