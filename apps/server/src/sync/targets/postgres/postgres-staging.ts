import { randomUUID } from 'node:crypto'
import { quoteIdentifier } from '../../../drivers/postgres/postgres-quoting.ts'
import type { SqlConnection } from '../../../drivers/postgres/sql-connection.ts'
import type { ColumnType } from '../../column-type.ts'
import type { CsvContent, RowsToStage, StagingColumn } from '../sync-target.ts'
import { copyText } from './copy-text.ts'
import { stagingFailure } from './postgres-table-failure.ts'
import type { SyncSession } from './sync-session.ts'

/** Rows in a temporary table. */
export type Staged = {
  readonly table: string
  readonly types: ReadonlyMap<string, ColumnType>
  drop(): Promise<void>
}

/**
 * Copies rows into a temporary table. Only this session sees it and it is removed with the session, so a process that
 * dies here leaves nothing behind.
 */
export async function stageRows(session: SyncSession<SqlConnection>, rows: RowsToStage): Promise<Staged> {
  const table = `pg_temp.${quoteIdentifier(`staged_${randomUUID().replaceAll('-', '')}`)}`
  const columns = rows.columns.map(({ name, type }) => `${quoteIdentifier(name)} ${type}`).join(', ')
  await session.alone(({ query }) => query(`create temporary table ${table} (${columns})`))
  // A broken session has already lost the table.
  const drop = async () => {
    await session.alone(({ query }) => query(`drop table if exists ${table}`)).catch(() => undefined)
  }
  try {
    await copyRows(session, table, rows)
  } catch (error) {
    await drop()
    throw stagingFailure(error, rows.name) ?? error
  }
  return { table, types: new Map(rows.columns.map(({ name, type }) => [name, type])), drop }
}

function copyRows(session: SyncSession<SqlConnection>, table: string, { columns, content }: RowsToStage) {
  if (content.format === 'csv')
    return session.copyIn(`copy ${table} from stdin (${csvOptions(content, columns)})`, content.items)
  return session.copyIn(`copy ${table} from stdin (encoding 'UTF8')`, copyText(content.items))
}

function csvOptions({ delimiter }: CsvContent, columns: readonly StagingColumn[]): string {
  const typed = columns.filter(({ type }) => type !== 'text').map(({ name }) => quoteIdentifier(name))
  return [
    'format csv',
    `delimiter ${delimiter === '\t' ? "e'\\t'" : `'${delimiter}'`}`,
    "encoding 'UTF8'",
    // "" is an empty text; no other type has one.
    ...(typed.length > 0 ? [`force_null (${typed.join(', ')})`] : []),
  ].join(', ')
}
