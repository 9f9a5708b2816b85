import { randomUUID } from 'node:crypto'
import type { CsvReader } from '../csv/csv-reader.ts'
import { quoted } from './identifier.ts'
import type { SyncSession } from './sync-session.ts'

/**
 * Copies a file's rows, all as text, into a temporary table and hands its name to `use`. Temporary tables are never
 * seen by anybody else and go with the session, so a process that dies here leaves nothing behind.
 */
export async function withStagedRows<T>(
  session: SyncSession,
  reader: CsvReader,
  onRows: (rows: number) => Promise<void>,
  use: (table: string) => Promise<T>,
): Promise<T> {
  const table = `pg_temp.${quoted(`staged_${randomUUID().replaceAll('-', '')}`)}`
  const columns = reader.columns.map((name) => `${quoted(name)} text`).join(', ')
  await session.alone(({ query }) => query(`create temporary table ${table} (${columns})`))
  try {
    await session.copyIn(copyStatement(table, reader), reporting(reader, onRows))
    return await use(table)
  } finally {
    // A session that broke has already lost the table.
    await session.alone(({ query }) => query(`drop table if exists ${table}`)).catch(() => undefined)
  }
}

const copyStatement = (table: string, { delimiter }: CsvReader) =>
  `copy ${table} from stdin (format csv, delimiter ${delimiter === '\t' ? "e'\\t'" : `'${delimiter}'`}, encoding 'UTF8')`

async function* reporting(reader: CsvReader, onRows: (rows: number) => Promise<void>) {
  for await (const chunk of reader.rows) {
    yield chunk
    await onRows(reader.rowCount())
  }
}
