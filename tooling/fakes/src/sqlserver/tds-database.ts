import { DatabaseSync } from 'node:sqlite'
import { alterTable } from './tds-alter.ts'
import { answerOf, type TdsAnswer, type TdsParameters } from './tds-answer.ts'
import { type BulkLoad, loadRows, readInsertBulk } from './tds-bulk.ts'
import { catalogue } from './tds-catalogue.ts'
import { asFailure, TdsFailure } from './tds-failure.ts'
import { addSchemas, createSchema, refuseUnknownSchema, schemaId } from './tds-schemas.ts'
import { rowversion, understood } from './tds-sql.ts'

/** A client's session. SQLite understands most statements of our adapters unchanged. */
export type TdsSession = {
  run(sql: string, parameters?: TdsParameters): TdsAnswer
  /** The INSERT BULK statement whose rows have not arrived yet. Another statement in their place is refused. */
  bulkLoad(): BulkLoad | undefined
  /** Stores the rows of that statement, all or none of them. Returns their number. */
  load(payload: Buffer): number
  /** Ends that statement, because the client gave up its rows. */
  endBulkLoad(): void
  transaction(request: 'begin' | 'commit' | 'rollback'): void
  close(): void
}

/** The login's permissions. `unreadable` are tables it may not select from, such as `dbo.salaries`. */
export type Permissions = { createTable: boolean; alterSchema: boolean; unreadable: readonly string[] }

/** Whether readers get snapshots, as the settings in sys.databases show. */
export type TdsPlace = {
  file: string
  schemas: readonly string[]
  may: Permissions
  snapshots: boolean
}

const MOST_PARAMETERS = 2100
const MOST_ROWS = 1000

export function openSession({ file, schemas, may, snapshots }: TdsPlace): TdsSession {
  const db = new DatabaseSync(file, { timeout: 0 })
  db.exec('pragma journal_mode = wal')
  db.exec(`create table if not exists "_properties" ([schema] text, [table] text, name text, value text);
    create table if not exists "_dbts" (value integer);
    insert into "_dbts" select 2000 where not exists (select 1 from "_dbts")`)
  addSchemas(db, schemas)
  addFunctions(db, may)
  for (const statement of catalogue(snapshots)) db.exec(statement)
  let waiting: BulkLoad | undefined
  return {
    run(sql, parameters = {}) {
      const expected = waiting
      waiting = undefined
      if (expected)
        throw new TdsFailure(4022, 'Bulk load data was expected but not sent. The batch will be terminated.')
      waiting = readInsertBulk(db, sql)
      return waiting ? nothing : run(db, may, sql, parameters)
    },
    bulkLoad: () => waiting,
    load(payload) {
      const bulk = waiting
      waiting = undefined
      if (!bulk)
        throw new TdsFailure(4002, 'The incoming tabular data stream (TDS) protocol stream is incorrect.')
      try {
        return loadRows(db, bulk, payload)
      } catch (error) {
        throw asFailure(error)
      }
    },
    endBulkLoad() {
      waiting = undefined
    },
    transaction: (request) => db.exec(request),
    close: () => db.close(),
  }
}

const nothing: TdsAnswer = { columns: [], rows: [], changed: () => 0 }

function addFunctions(db: DatabaseSync, may: Permissions) {
  db.function('schema_id', (name) => schemaId(db, String(name)))
  db.function('quotename', (name) => `[${String(name)}]`)
  db.function('db_name', () => 'test')
  db.function('db_id', () => 5)
  db.function('has_dbaccess', (name) => (String(name) === 'closed' ? 0 : null))
  db.function('has_perms_by_name', (name, kind, _right) => Number(isAllowed(may, String(name), String(kind))))
}

function isAllowed(may: Permissions, name: string, kind: string) {
  if (kind === 'OBJECT') return !may.unreadable.includes(name.replaceAll(/[[\]]/g, ''))
  return kind === 'SCHEMA' ? may.alterSchema : may.createTable
}

function run(db: DatabaseSync, may: Permissions, sql: string, parameters: TdsParameters): TdsAnswer {
  if (/^\s*set |^\s*use /im.test(sql)) return nothing
  refuseTooMuch(sql, parameters)
  refuseUnknownSchema(db, sql)
  try {
    if (createSchema(db, sql, may.createTable) || alterTable(db, sql)) return nothing
    const answer = answerOf(db.prepare(understood(sql)), sql, parameters)
    if (/^\s*create table [\s\S]*\browversion\b/i.test(sql)) stampRows(db, sql)
    return answer
  } catch (error) {
    throw asFailure(error)
  }
}

/** Gives every added or changed row the next rowversion of the database. */
function stampRows(db: DatabaseSync, sql: string) {
  const name = /^\s*create table (\S+)/i.exec(understood(sql))?.[1] ?? ''
  const columns = db.prepare(`select name, type from pragma_table_info('${name.slice(1, -1)}')`).all()
  const stamp = columns.find(({ type }) => type === 'rowversion')?.name
  const others = columns.filter((column) => column.name !== stamp).map((column) => `"${column.name}"`)
  const next = `begin update "_dbts" set value = value + 1;
    update ${name} set "${stamp}" = (select ${rowversion('value')} from "_dbts") where rowid = new.rowid; end`
  db.exec(`create trigger "${name.slice(1, -1)} added" after insert on ${name} ${next};
    create trigger "${name.slice(1, -1)} changed" after update of ${others.join(', ')} on ${name} ${next}`)
}

function refuseTooMuch(sql: string, parameters: object) {
  if (Object.keys(parameters).length + 2 > MOST_PARAMETERS)
    throw new TdsFailure(8003, 'The incoming request has too many parameters.')
  if (/^\s*insert/i.test(sql) && sql.split('),(').length > MOST_ROWS)
    throw new TdsFailure(10738, 'The number of row value expressions exceeds the maximum allowed number.', 15)
}
