import type { PostgresConnection } from '../../../drivers/postgres/postgres-connection.ts'
import type { SqlConnection } from '../../../drivers/postgres/sql-connection.ts'
import { copyInto } from '../../../storage/copy-into.ts'
import type { ExcludeFromDriverErrors } from '../connection-holder.ts'
import type { SyncSession } from './sync-session.ts'

/** The longest that one statement may take: bringing millions of rows into a table is one. */
const STATEMENT_MS = 30 * 60_000

/** A customer's PostgreSQL as the engine's statements want it. */
export function sqlOn(
  connection: PostgresConnection,
  idleMs: number,
  aside: ExcludeFromDriverErrors,
): SqlConnection {
  const { client } = connection
  return {
    async query(text, params) {
      const timed = { text, query_timeout: STATEMENT_MS }
      const answers = [await client.query(params ? { ...timed, values: [...params] } : timed)].flat()
      return {
        rows: answers.flatMap(({ rows }) => rows),
        rowCount: answers.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0),
      }
    },
    copyIn: (sql, chunks) =>
      copyInto(client, sql, elsewhere(chunks, aside), {
        chunkMs: idleMs,
        endMs: STATEMENT_MS,
        breakOff: connection.breakOff,
      }),
  }
}

export const sessionOn = (sql: SqlConnection): SyncSession<SqlConnection> => ({
  copyIn: sql.copyIn,
  alone: (work) => work(sql),
})

/** What goes wrong with where the rows come from is none of the database's failures. */
async function* elsewhere(chunks: AsyncIterable<Uint8Array>, aside: ExcludeFromDriverErrors) {
  const rows = chunks[Symbol.asyncIterator]()
  for (;;) {
    const { done, value } = await aside(() => rows.next())
    if (done) return
    yield value
  }
}
