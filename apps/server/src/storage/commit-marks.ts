import { AsyncLocalStorage } from 'node:async_hooks'
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, TransactionSettings } from 'kysely'

/** Runs one more statement in the transaction that is about to be committed. */
export type InTransaction = DatabaseConnection['executeQuery']

/** Called for each transaction that changes something, before its commit; the transaction fails with it. */
export type CommitMark = { active: boolean; beforeCommit(run: InTransaction): Promise<void> }

const marks = new AsyncLocalStorage<CommitMark>()

/** Does something whose commits get a mark: whether any of its changes is stored can be read from the database then. */
export async function withCommitMark<T>(
  beforeCommit: CommitMark['beforeCommit'],
  work: () => Promise<T>,
): Promise<T> {
  const mark = { active: true, beforeCommit }
  try {
    return await marks.run(mark, work)
  } finally {
    // What was started and not waited for is no longer part of it.
    mark.active = false
  }
}

const CHANGES = /\b(insert\s+into|delete\s+from|merge\s+into)\b|(?<!\bfor\s+|\bkey\s+)\bupdate\s+["\w]/i

const markFor = ({ sql }: CompiledQuery) => {
  const mark = marks.getStore()
  return mark?.active && CHANGES.test(sql) ? mark : undefined
}

/** A dialect that honours {@link withCommitMark}. A change outside a transaction gets one of its own. */
export const withCommitMarks = (dialect: Dialect): Dialect => ({
  createAdapter: () => dialect.createAdapter(),
  createDriver: () => markingDriver(dialect.createDriver()),
  createIntrospector: (db) => dialect.createIntrospector(db),
  createQueryCompiler: () => dialect.createQueryCompiler(),
})

/** A connection as Kysely sees it, and what its transaction needs to know. */
type Marked = { inner: DatabaseConnection; mark: CommitMark | undefined; inTransaction: boolean }

function markingDriver(driver: Driver): Driver {
  const connections = new WeakMap<DatabaseConnection, Marked>()
  const known = (connection: DatabaseConnection) => {
    const marked = connections.get(connection)
    if (!marked) throw new Error('This connection is not from here.')
    return marked
  }
  const begin = async (marked: Marked, settings: TransactionSettings) => {
    await driver.beginTransaction(marked.inner, settings)
    Object.assign(marked, { mark: undefined, inTransaction: true })
  }
  const commit = async (marked: Marked) => {
    await marked.mark?.beforeCommit((query) => marked.inner.executeQuery(query))
    await driver.commitTransaction(marked.inner)
    marked.inTransaction = false
  }
  const rollback = async (marked: Marked) => {
    marked.inTransaction = false
    await driver.rollbackTransaction(marked.inner)
  }
  const alone = async <R>(marked: Marked, mark: CommitMark, query: CompiledQuery) => {
    await begin(marked, {})
    try {
      marked.mark = mark
      const result = await marked.inner.executeQuery<R>(query)
      await commit(marked)
      return result
    } catch (error) {
      await rollback(marked)
      throw error
    }
  }
  return {
    init: (options) => driver.init(options),
    destroy: () => driver.destroy(),
    async acquireConnection(options) {
      const inner = await driver.acquireConnection(options)
      const marked: Marked = { inner, mark: undefined, inTransaction: false }
      const connection: DatabaseConnection = {
        executeQuery<R>(query: CompiledQuery) {
          const mark = markFor(query)
          if (mark && !marked.inTransaction) return alone<R>(marked, mark, query)
          marked.mark ??= mark
          return inner.executeQuery<R>(query)
        },
        streamQuery: (...query) => inner.streamQuery(...query),
      }
      connections.set(connection, marked)
      return connection
    },
    beginTransaction: (connection, settings) => begin(known(connection), settings),
    commitTransaction: (connection) => commit(known(connection)),
    rollbackTransaction: (connection) => rollback(known(connection)),
    releaseConnection: (connection, options) => driver.releaseConnection(known(connection).inner, options),
  }
}
