import { randomUUID } from 'node:crypto'
import { quoteIdentifier, quoteTable } from '../../../drivers/postgres/postgres-quoting.ts'
import type { SqlConnection } from '../../../drivers/postgres/sql-connection.ts'
import type { ColumnType } from '../../column-type.ts'
import type { CsvContent, RowsToStage, StagingColumn } from '../sync-target.ts'
import { copyText } from './copy-text.ts'
import { stagingFailure } from './postgres-table-failure.ts'
import type { SyncSession } from './sync-session.ts'

/** Rows in a table that only this session sees. */
export type Staged = {
  /** The quoted name of the table. */
  readonly table: string
  readonly types: ReadonlyMap<string, ColumnType>
  /** Whether the rows are in a table of the target's schema, created by a transaction that is still open. */
  readonly inOpenTransaction: boolean
  drop(): Promise<void>
}

/**
 * Copies rows to where no one else sees them: into a temporary table or, for a table that does not exist yet, into a new
 * table in a transaction that stays open, which saves writing every row twice. Either is removed with the session, so a
 * process that dies here leaves nothing behind.
 */
export async function stageRows(session: SyncSession<SqlConnection>, rows: RowsToStage): Promise<Staged> {
  const inOpenTransaction = session.isExclusive && rows.newTable !== undefined
  const name = `staged_${randomUUID().replaceAll('-', '')}`
  const schema = inOpenTransaction && rows.newTable ? rows.newTable.schema : 'pg_temp'
  const table = quoteTable({ schema, name })
  const columns = rows.columns.map((column) => `${quoteIdentifier(column.name)} ${column.type}`).join(', ')
  // A broken session has already lost the table.
  const drop = async () => {
    const statement = inOpenTransaction ? 'rollback' : `drop table if exists ${table}`
    await session.alone(({ query }) => query(statement)).catch(() => undefined)
  }
  try {
    await session.alone(({ query }) =>
      query(`${inOpenTransaction ? 'begin; ' : ''}create table ${table} (${columns})`),
    )
    await copyRows(session, table, rows)
  } catch (error) {
    await drop()
    throw stagingFailure(error, rows.name) ?? error
  }
  const types = new Map(rows.columns.map((column) => [column.name, column.type]))
  return { table, types, inOpenTransaction, drop }
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
