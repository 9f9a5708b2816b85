import { randomUUID } from 'node:crypto'
import { quoteIdentifier } from '../../../drivers/postgres/postgres-quoting.ts'
import type { SqlConnection } from '../../../drivers/postgres/sql-connection.ts'
import type { RowsToStage } from '../sync-target.ts'
import type { SyncSession } from './sync-session.ts'

/** Rows that lie in a temporary table. */
export type Staged = {
  readonly table: string
  drop(): Promise<void>
}

/**
 * Copies rows, all as text, into a temporary table. Temporary tables are never seen by anybody else and go with the
 * session, so a process that dies here leaves nothing behind.
 */
export async function stageRows(session: SyncSession<SqlConnection>, rows: RowsToStage): Promise<Staged> {
  const table = `pg_temp.${quoteIdentifier(`staged_${randomUUID().replaceAll('-', '')}`)}`
  const columns = rows.columns.map((name) => `${quoteIdentifier(name)} text`).join(', ')
  await session.alone(({ query }) => query(`create temporary table ${table} (${columns})`))
  // A session that broke has already lost the table.
  const drop = async () => {
    await session.alone(({ query }) => query(`drop table if exists ${table}`)).catch(() => undefined)
  }
  try {
    await session.copyIn(copyStatement(table, rows), rows.rows)
  } catch (error) {
    await drop()
    throw error
  }
  return { table, drop }
}

const copyStatement = (table: string, { delimiter }: RowsToStage) =>
  `copy ${table} from stdin (format csv, delimiter ${delimiter === '\t' ? "e'\\t'" : `'${delimiter}'`}, encoding 'UTF8')`
