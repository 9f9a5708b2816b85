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
  return new Promise((resolve, reject) => {
    const sent = new pg.Query({ ...last, ...(queries.length > 0 && extended) }, (error, results) => {
      if (error) reject(error)
      else resolve([results].flat())
    })
    const submit = sent.submit.bind(sent)
    sent.submit = (connection) => {
      const { gathered, unsynchronised, write } = gather(connection)
      for (const query of queries) new pg.Query({ ...query, ...extended }).submit(unsynchronised)
      submit(gathered)
      write()
    }
    client.query(Object.assign(sent, { query_timeout: timeoutMs }))
  })
}

/** Gathers the messages that the driver sends for a batch, so that they are written in one piece. */
function gather(connection: pg.Connection) {
  const messages: Uint8Array[] = []
  const { stream } = connection
  const gathered = Object.create(connection, {
    stream: { value: { writable: stream.writable, write: (message: Uint8Array) => messages.push(message) } },
  })
  return {
    gathered,
    // The server responds, and commits, at a sync: only the last statement has one.
    unsynchronised: Object.create(gathered, { sync: { value: () => undefined } }),
    write() {
      if (messages.length > 0) stream.write(Buffer.concat(messages))
    },
  }
}

/** Whether statements are prepared. Only reads, because after an error the connection is closed. */
export const isPrepared = ({ statements, closed = false }: Batch): boolean =>
  closed && statements.every(({ sql }) => /^\s*select\s/.test(sql))

/** The protocol in which statements share a round trip, also without parameters. */
const extended = { queryMode: 'extended' }
