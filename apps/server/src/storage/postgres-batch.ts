import pg, { type PoolClient, type QueryResult } from 'pg'
import type { Statement } from './session-dialect.ts'

/**
 * Runs statements in one round trip. The driver sends one at a time, so this writes the others in front of what it sends
 * for the last. PostgreSQL runs them in one transaction, unless one of them begins another.
 */
export async function runBatch(
  client: PoolClient,
  statements: readonly Statement[],
  timeoutMs: number,
): Promise<QueryResult[]> {
  const queries = statements.map(({ sql, params }) => ({ text: sql, values: [...params] }))
  const last = queries.pop() ?? { text: '', values: [] }
  const timed = { ...last, query_timeout: timeoutMs }
  if (queries.length === 0) return [await client.query(timed)]
  return new Promise((resolve, reject) => {
    const batch = new pg.Query({ ...last, ...extended }, (error, results) => {
      if (error) reject(error)
      else resolve([results].flat())
    })
    const submit = batch.submit.bind(batch)
    batch.submit = (connection) => {
      // The server responds, and commits, at a sync: only the last statement has one.
      const unsynchronised = Object.create(connection, { sync: { value: () => undefined } })
      connection.stream.cork()
      for (const query of queries) new pg.Query({ ...query, ...extended }).submit(unsynchronised)
      submit(connection)
      connection.stream.uncork()
    }
    client.query(Object.assign(batch, { query_timeout: timeoutMs }))
  })
}

/** The protocol in which statements share a round trip, also without parameters. */
const extended = { queryMode: 'extended' }
