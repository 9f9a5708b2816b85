import type { StorageConnection } from '../../storage/storage.ts'

/** A session of a PostgreSQL database, ours or a customer's. */
export type SqlConnection = Pick<StorageConnection, 'query' | 'copyIn'>

/** Runs work in a transaction. Rolls it back when the work fails and leaves the session usable. */
export async function inTransaction<T>(connection: SqlConnection, work: () => Promise<T>): Promise<T> {
  await connection.query('begin')
  return finishTransaction(connection, work)
}

/** Runs the last work of a transaction that has begun, and commits it. Rolls it back when the work fails. */
export async function finishTransaction<T>(connection: SqlConnection, work: () => Promise<T>): Promise<T> {
  try {
    const result = await work()
    await connection.query('commit')
    return result
  } catch (error) {
    await connection.query('rollback')
    throw error
  }
}
