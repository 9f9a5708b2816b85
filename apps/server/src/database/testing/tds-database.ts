import { DatabaseSync } from 'node:sqlite'
import type { TdsError, TdsRows } from './tds-tokens.ts'

/** One client's session. Statements are those our adapter sends, which SQLite mostly understands as they are. */
export type TdsSession = {
  run(sql: string, parameters?: Record<string, string | number | null>): TdsRows & { changed: number }
  transaction(request: 'begin' | 'commit' | 'rollback'): void
  close(): void
}

/** What SQL Server would say. */
export class TdsFailure extends Error {
  readonly told: TdsError

  constructor(number: number, message: string, severity = 16) {
    super(message)
    this.told = { number, message, severity }
  }
}

export type Permissions = { createTable: boolean; alterSchema: boolean }

const MOST_PARAMETERS = 2100
const MOST_ROWS = 1000

/** Tables of the schema `acme` are named `acme.areas` in SQLite, which has no schemas; the catalog is views over that. */
export function openSession(file: string, schemas: readonly string[], may: Permissions): TdsSession {
  const db = new DatabaseSync(file, { timeout: 0 })
  db.exec('pragma journal_mode = wal')
  db.exec('create table if not exists "_properties" ([schema] text, [table] text, name text, value text)')
  for (const statement of catalog(schemas)) db.exec(statement)
  db.function('schema_id', (name) =>
    schemas.includes(String(name)) ? 1 + schemas.indexOf(String(name)) : null,
  )
  db.function('quotename', (name) => `[${String(name)}]`)
  db.function('db_name', () => 'test')
  db.function('has_dbaccess', (name) => (String(name) === 'closed' ? 0 : null))
  db.function('has_perms_by_name', (_name, kind, _right) =>
    Number(kind === 'SCHEMA' ? may.alterSchema : may.createTable),
  )
  return {
    run: (sql, parameters = {}) => run(db, schemas, sql, parameters),
    transaction: (request) => db.exec(request),
    close: () => db.close(),
  }
}

const catalog = (schemas: readonly string[]) => [
  `create temp view sys_schemas as ${schemas.map((name, at) => `select '${name}' as name, ${at + 1} as schema_id`).join(' union all ')}`,
  `create temp view sys_objects as select m.rowid as object_id, s.schema_id, substr(m.name, length(s.name) + 2) as name
    from main.sqlite_master m join sys_schemas s on m.name like s.name || '.%' where m.type = 'table'`,
  `create temp view sys_columns as select t.object_id, c.name from sys_objects t
    join sys_schemas s on s.schema_id = t.schema_id join pragma_table_info(s.name || '.' || t.name) c`,
  `create temp view sys_extended_properties as
    select 1 as class, t.object_id as major_id, 0 as minor_id, p.name, p.value from main._properties p
    join sys_schemas s on s.name = p.[schema] join sys_objects t on t.schema_id = s.schema_id and t.name = p.[table]`,
]

function run(
  db: DatabaseSync,
  schemas: readonly string[],
  sql: string,
  parameters: Record<string, string | number | null>,
) {
  if (/^\s*set |^\s*use /im.test(sql)) return { columns: [], rows: [], changed: 0 }
  refuseTooMuch(sql, parameters)
  refuseUnknownSchema(sql, schemas)
  try {
    const statement = db.prepare(understood(sql))
    const columns = statement.columns().map(({ name }) => name)
    if (columns.length === 0) return { columns, rows: [], changed: Number(statement.run(parameters).changes) }
    const rows = statement.all(parameters).map((row) => Object.values(row).map(plain))
    return { columns, rows, changed: rows.length }
  } catch (error) {
    throw asFailure(error)
  }
}

const plain = (value: unknown) => (typeof value === 'number' || value === null ? value : String(value))

function refuseTooMuch(sql: string, parameters: object) {
  if (Object.keys(parameters).length + 2 > MOST_PARAMETERS)
    throw new TdsFailure(8003, 'The incoming request has too many parameters.')
  if (/^\s*insert/i.test(sql) && sql.split('),(').length > MOST_ROWS)
    throw new TdsFailure(10738, 'The number of row value expressions exceeds the maximum allowed number.', 15)
}

function refuseUnknownSchema(sql: string, schemas: readonly string[]) {
  const named = /^\s*create table \[((?:[^\]]|\]\])+)\]/i.exec(sql)?.[1]?.replaceAll(']]', ']')
  if (named === undefined || schemas.includes(named)) return
  const message = `The specified schema name "${named}" either does not exist or you do not have permission to use it.`
  throw new TdsFailure(2760, message)
}

const part = '\\[((?:[^\\]]|\\]\\])+)\\]'
const quoted = (name: string) => `"${name.replaceAll(']]', ']').replaceAll('"', '""')}"`

function understood(sql: string) {
  if (/^\s*exec sp_addextendedproperty/i.test(sql))
    return `insert into _properties values (@schema, @table, 'Tributary', @owner)`
  return sql
    .replace(new RegExp(`${part}\\.${part}`, 'g'), (_, schema: string, table: string) =>
      quoted(`${schema}.${table}`),
    )
    .replace(new RegExp(part, 'g'), (_, name: string) => quoted(name))
    .replace(/\bsys\.(\w+)/g, 'sys_$1')
    .replace(/\bN'/g, "'")
    .replace(/\(max\)| with \(tablockx\)/g, '')
}

const failures: readonly [RegExp, number, string][] = [
  [/no such table: (.*)/, 208, 'Invalid object name'],
  [/no such column: (.*)/, 207, 'Invalid column name'],
  [/table (.*) already exists/, 2714, 'There is already an object named in the database:'],
  [/UNIQUE constraint failed: (.*)/, 2627, 'Violation of PRIMARY KEY constraint'],
  [/database is locked/, 1222, 'Lock request time out period exceeded.'],
]

function asFailure(error: unknown) {
  const text = error instanceof Error ? error.message : String(error)
  for (const [pattern, number, sentence] of failures) {
    const found = pattern.exec(text)
    if (found) return new TdsFailure(number, `${sentence} ${found[1] ?? ''}`.trim())
  }
  return new TdsFailure(102, `Incorrect syntax: ${text}`, 15)
}
