import type { PostgresConnection } from '../../../drivers/postgres/postgres-connection.ts'
import type { SqlConnection } from '../../../drivers/postgres/sql-connection.ts'
import { copyInto } from '../../../storage/copy-into.ts'
import { type ExcludeFromDriverErrors, excludeSource } from '../connection-holder.ts'

/** The longest that one statement may take: storing millions of rows is one statement. Milliseconds. */
const STATEMENT_MS = 30 * 60_000

/** Returns a customer's PostgreSQL as a session with time limits. */
export function sqlOn(
  connection: PostgresConnection,
  idleMs: number,
  exclude: ExcludeFromDriverErrors,
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
      copyInto(client, sql, excludeSource(chunks, exclude), {
        chunkMs: idleMs,
        endMs: STATEMENT_MS,
        breakOff: connection.breakOff,
      }),
  }
}
