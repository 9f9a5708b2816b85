import { AsyncLocalStorage } from 'node:async_hooks'
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, TransactionSettings } from 'kysely'

/** Runs one more statement in a transaction that is about to commit. */
export type InTransaction = DatabaseConnection['executeQuery']

/** Called before the commit of each transaction that changes something. If it throws, the transaction fails. */
export type CommitMark = { active: boolean; beforeCommit(run: InTransaction): Promise<void> }

const marks = new AsyncLocalStorage<CommitMark>()

/** Runs work whose commits are marked, so that the database shows whether any of its changes is stored. */
export async function withCommitMark<T>(
  beforeCommit: CommitMark['beforeCommit'],
  work: () => Promise<T>,
): Promise<T> {
  const mark = { active: true, beforeCommit }
  try {
    return await marks.run(mark, work)
  } finally {
    // Work that was not awaited is no longer part of it.
    mark.active = false
  }
}

const CHANGES = /\b(insert\s+into|delete\s+from|merge\s+into)\b|(?<!\bfor\s+|\bkey\s+)\bupdate\s+["\w]/i

const markFor = ({ sql }: CompiledQuery) => {
  const mark = marks.getStore()
  return mark?.active && CHANGES.test(sql) ? mark : undefined
}

/** A dialect that supports {@link withCommitMark}. A change outside a transaction gets its own transaction. */
export const withCommitMarks = (dialect: Dialect): Dialect => ({
  createAdapter: () => dialect.createAdapter(),
  createDriver: () => markingDriver(dialect.createDriver()),
  createIntrospector: (db) => dialect.createIntrospector(db),
  createQueryCompiler: () => dialect.createQueryCompiler(),
})

/** A connection for Kysely, with the state of its transaction. */
type Marked = { inner: DatabaseConnection; mark: CommitMark | undefined; inTransaction: boolean }

function markingDriver(driver: Driver): Driver {
  const connections = new WeakMap<DatabaseConnection, Marked>()
  const known = (connection: DatabaseConnection) => {
    const marked = connections.get(connection)
    if (!marked) throw new Error('This connection belongs to a different driver.')
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
