import type { DatabaseSync } from 'node:sqlite'
import { type BulkType, readBulkType } from './tds-bulk-types.ts'
import { TdsFailure } from './tds-failure.ts'
import { TdsReader } from './tds-reader.ts'
import type { TdsValue } from './tds-rows.ts'
import { understood } from './tds-sql.ts'

/** An accepted INSERT BULK statement. Its rows follow in another message. */
export type BulkLoad = {
  readonly sql: string
  /** The table's name, quoted for SQLite. */
  readonly table: string
  readonly columns: readonly { readonly name: string; readonly declared: string }[]
}

const statement =
  /^\s*insert bulk\s+((?:\[(?:[^\]]|\]\])+\]\.?)+)\s*\(([\s\S]*?)\)(?:\s+with \([^)]*\))?\s*$/i
const column = /\s*\[((?:[^\]]|\]\])+)\] ([a-z0-9]+(?:\([^)]*\))?)\s*(?:,|$)/gy

/** Reads an INSERT BULK statement; undefined for any other. Refuses unknown tables, columns and types. */
export function readInsertBulk(db: DatabaseSync, sql: string): BulkLoad | undefined {
  if (!/^\s*insert bulk\b/i.test(sql)) return undefined
  const [, name = '', list = ''] = statement.exec(sql) ?? []
  const columns = Array.from(list.matchAll(column), ([, quoted = '', declared = '']) => ({
    name: quoted.replaceAll(']]', ']'),
    declared,
  }))
  if (columns.length === 0) throw new TdsFailure(102, 'Incorrect syntax near INSERT BULK.', 15)
  const table = understood(name)
  const known = typesOf(db, table)
  if (known.size === 0) throw new TdsFailure(208, `Invalid object name '${name}'.`)
  for (const [at, { name: one, declared }] of columns.entries()) {
    if (!known.has(one)) throw new TdsFailure(207, `Invalid column name '${one}'.`)
    if (known.get(one) !== declared) throw typeRefused(at + 1)
  }
  return { sql, table, columns }
}

/** Returns the columns of a table with their types as T-SQL declares them. */
function typesOf(db: DatabaseSync, table: string): Map<string, string> {
  const rows = db
    .prepare('select name, type from pragma_table_info(?)')
    .all(table.slice(1, -1).replaceAll('""', '"'))
  return new Map(
    rows.map(({ name, type }) => [
      String(name),
      String(type)
        .toLowerCase()
        .replace(/^text /, '')
        .replace(/ max$/, '(max)'),
    ]),
  )
}

const typeRefused = (id: number) =>
  new TdsFailure(4816, `Invalid column type from bcp client for colid ${id}.`)

const COLUMNS = 0x81
const ROW = 0xd1
const DONE = 0xfd

/** Stores the rows of a message (MS-TDS 2.2.6.1), all or none of them. Returns their number. */
export function loadRows(db: DatabaseSync, { table, columns }: BulkLoad, payload: Buffer): number {
  const reader = new TdsReader(payload)
  const types = columnTypes(reader, columns)
  const names = columns.map(({ name }) => `"${name.replaceAll('"', '""')}"`).join(', ')
  const insert = db.prepare(`insert into ${table} (${names}) values (${columns.map(() => '?').join(', ')})`)
  db.exec('savepoint "bulk load"')
  try {
    let count = 0
    for (const row of rowsIn(reader, types)) {
      insert.run(...row)
      count++
    }
    db.exec('release "bulk load"')
    return count
  } catch (error) {
    db.exec('rollback to "bulk load"; release "bulk load"')
    throw error
  }
}

function columnTypes(reader: TdsReader, columns: BulkLoad['columns']): BulkType[] {
  if (reader.u8() !== COLUMNS) throw streamRefused()
  if (reader.u16() !== columns.length) throw streamRefused()
  return columns.map(({ declared }, at) => {
    reader.take(6)
    const type = readBulkType(reader)
    if (type?.declared !== declared) throw typeRefused(at + 1)
    reader.ucs2(reader.u8())
    return type
  })
}

function* rowsIn(reader: TdsReader, types: readonly BulkType[]): Generator<TdsValue[]> {
  for (let token = reader.u8(); token !== DONE; token = reader.u8()) {
    if (token !== ROW) throw streamRefused()
    yield types.map((type, at) => type.read(reader, at + 1))
  }
  reader.take(12)
  if (!reader.atEnd()) throw streamRefused()
}

const streamRefused = () =>
  new TdsFailure(4002, 'The incoming tabular data stream (TDS) protocol stream is incorrect.')
