import pg, { type PoolClient, type QueryResult } from 'pg'
import { preparedName } from './prepared-names.ts'
import type { Batch } from './session-dialect.ts'

/**
 * Runs statements in one round trip. The driver sends one at a time, so this writes the others in front of what it sends
 * for the last. PostgreSQL runs them in one transaction, unless one of them begins another.
 */
export async function runBatch(client: PoolClient, batch: Batch, timeoutMs: number): Promise<QueryResult[]> {
  const queries = batch.statements.map(({ sql, params }) => {
    const name = isPrepared(batch) && params.length > 0 ? preparedName(sql) : undefined
    return { text: sql, values: [...params], ...(name !== undefined && { name }) }
  })
  const last = queries.pop() ?? { text: '', values: [] }
  const timed = { ...last, query_timeout: timeoutMs }
  if (queries.length === 0) return [await client.query(timed)]
  return new Promise((resolve, reject) => {
    const sent = new pg.Query({ ...last, ...extended }, (error, results) => {
      if (error) reject(error)
      else resolve([results].flat())
    })
    const submit = sent.submit.bind(sent)
    sent.submit = (connection) => {
      // The server responds, and commits, at a sync: only the last statement has one.
      const unsynchronised = Object.create(connection, { sync: { value: () => undefined } })
      connection.stream.cork()
      try {
        for (const query of queries) new pg.Query({ ...query, ...extended }).submit(unsynchronised)
        submit(connection)
      } finally {
        connection.stream.uncork()
      }
    }
    client.query(Object.assign(sent, { query_timeout: timeoutMs }))
  })
}

/** Whether statements are prepared. Only reads, because after an error the connection is closed. */
export const isPrepared = ({ statements, closed = false }: Batch): boolean =>
  closed && statements.every(({ sql }) => sql.startsWith('select '))

/** The protocol in which statements share a round trip, also without parameters. */
const extended = { queryMode: 'extended' }
