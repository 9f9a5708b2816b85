import type { DatabaseSync } from 'node:sqlite'
import { TdsFailure } from './tds-failure.ts'
import { understood } from './tds-sql.ts'

type Column = { name: string; type: string; notnull: number; pk: number }

const name = '\\[((?:[^\\]]|\\]\\])+)\\]'
const table = `^\\s*alter table (${name}\\.${name})`
const alterColumn = new RegExp(`${table} alter column ${name} ([\\s\\S]+?)( not null| null)?\\s*$`, 'i')
const dropKey = new RegExp(`${table} drop constraint ${name}\\s*$`, 'i')
const addKey = new RegExp(`${table} add primary key \\((.+)\\)\\s*$`, 'i')

/**
 * Carries out the changes of a table that SQLite does not have: another type of a column, and another key. Returns whether
 * the statement is one.
 */
export function alterTable(db: DatabaseSync, sql: string): boolean {
  const altered = alterColumn.exec(sql)
  if (altered) return rebuild(db, altered, (columns) => withType(columns, altered))
  const dropped = dropKey.exec(sql)
  if (dropped) return rebuild(db, dropped, (columns) => withoutKey(columns, dropped))
  const added = addKey.exec(sql)
  return added ? rebuild(db, added, (columns) => withKey(columns, added[4] ?? '')) : false
}

const plain = (quoted = '') => quoted.replaceAll(']]', ']')
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

function withType(
  columns: Column[],
  [, , , tableName, column, type = '', nullable]: RegExpExecArray,
): Column[] {
  const found = columns.find((one) => one.name === plain(column))
  if (!found)
    throw new TdsFailure(4924, `ALTER TABLE ALTER COLUMN failed because column '${column}' does not exist.`)
  if (found.pk > 0)
    throw new TdsFailure(5074, `The object '${keyName(tableName)}' is dependent on column '${column}'.`)
  const understoodType = understood(`alter table [x] add [x] ${type}`).replace('alter table "x" add "x" ', '')
  const changed = { ...found, type: understoodType, notnull: Number(nullable === ' not null') }
  return columns.map((one) => (one === found ? changed : one))
}

const keyName = (tableName = '') => `PK_${plain(tableName)}`

function withoutKey(columns: Column[], [, , , tableName, constraint]: RegExpExecArray): Column[] {
  if (plain(constraint) !== keyName(tableName))
    throw new TdsFailure(3728, `'${constraint}' is not a constraint.`)
  return columns.map((one) => ({ ...one, pk: 0 }))
}

function withKey(columns: Column[], list: string): Column[] {
  const key = Array.from(list.matchAll(new RegExp(name, 'g')), ([, column]) => plain(column))
  const nullable = key.find((one) => !columns.find((column) => column.name === one)?.notnull)
  if (nullable !== undefined)
    throw new TdsFailure(8111, 'Cannot define PRIMARY KEY constraint on nullable column in table.')
  return columns.map((one) => ({ ...one, pk: key.indexOf(one.name) + 1 }))
}

/** SQLite can only copy the rows to another table. A date that becomes a time is midnight in UTC. */
function rebuild(
  db: DatabaseSync,
  [, target = '']: RegExpExecArray,
  change: (columns: Column[]) => Column[],
): true {
  const to = understood(target)
  const before = columnsOf(db, to)
  if (before.length === 0) throw new TdsFailure(4902, `Cannot find the object ${target}.`)
  const after = change(before)
  const key = after.filter(({ pk }) => pk > 0).sort((one, other) => one.pk - other.pk)
  const definitions = [
    ...after.map((one) => `${quoted(one.name)} ${one.type}${one.notnull ? ' not null' : ''}`),
    ...(key.length > 0 ? [`primary key (${key.map((one) => quoted(one.name)).join(', ')})`] : []),
  ]
  const values = after.map((one, at) => converted(quoted(one.name), before[at]?.type ?? '', one.type))
  db.exec(`create table "rebuilt" (${definitions.join(', ')}); insert into "rebuilt" select ${values.join(', ')} from ${to};
    drop table ${to}; alter table "rebuilt" rename to ${to}`)
  return true
}

const converted = (column: string, from: string, to: string) =>
  from === 'date' && to.startsWith('datetimeoffset') ? `${column} || 'T00:00:00.0000000+00:00'` : column

function columnsOf(db: DatabaseSync, of: string): Column[] {
  const rows = db.prepare('select * from pragma_table_info(?)').all(of.slice(1, -1).replaceAll('""', '"'))
  return rows.map((row) => ({
    name: String(row.name),
    type: String(row.type),
    notnull: Number(row.notnull),
    pk: Number(row.pk),
  }))
}
