const part = '\\[((?:[^\\]]|\\]\\])+)\\]'
const qualified = new RegExp(`${part}\\.${part}`, 'g')
const single = new RegExp(part, 'g')
const quoted = (name: string) => `"${name.replaceAll(']]', ']').replaceAll('"', '""')}"`

/** Translates a T-SQL statement for SQLite: names, the catalogue, types and conversions differ. */
export function understood(sql: string): string {
  if (/^\s*exec sp_addextendedproperty/i.test(sql))
    return `insert into _properties values (@schema, @table, 'Tributary', @owner)`
  if (/^\s*exec sp_getapplock/i.test(sql)) return 'select 0 as granted where @name is not null'
  return typed(sql)
    .replace(/^create table \[#/i, 'create temp table [#')
    .replace(/\bbigint identity\(1,1\)/i, 'integer primary key')
    .replace(/ collate Latin1_General_100_BIN2/g, '')
    .replace(/^select top \((\d+)\) ([\s\S]*)$/i, 'select $2 limit $1')
    .replace(qualified, (_, schema: string, table: string) => quoted(`${schema}.${table}`))
    .replace(single, (_, name: string) => quoted(name))
    .replace(/\bsys\.(\w+)/g, 'sys_$1')
    .replace(/\bN'/g, "'")
    .replace(/ with \(tablockx\)/g, '')
    .replace(/\bmin_active_rowversion\(\)/gi, `(select ${rowversion('value + 1')} from "_dbts")`)
}

/**
 * Stores fixed-point numbers as text, because SQLite would round them. The result of `convert` is stored unchanged.
 */
const typed = (sql: string) =>
  (/^\s*(?:create|alter) table/i.test(sql) ? declared(sql) : sql)
    .replace(
      /\bconvert\(n?varchar\((?:\d+|max)\), ((?:[^(),]|\((?:[^()]|\([^()]*\))*\))+)(?:, \d+)?\)/gi,
      '($1)',
    )
    .replace(/\.ToString\(\)/g, '')
    .replace(
      /\bcast\(([^()]+(?:\([^()]*(?:\([^()]*(?:\([^()]*\))?[^()]*\))?[^()]*\))?) as (?:decimal|datetimeoffset|date)\b(?:\([^)]*\))?\)/gi,
      '($1)',
    )
    .replace(/\((max)\)/gi, ' $1')

const declared = (sql: string) => sql.replace(/ (decimal|numeric|money|smallmoney)\b/gi, ' text $1')

/** Eight big-endian bytes, so that they compare like their numbers. In plain SQL, because other programs may write to the file. */
export const rowversion = (number: string) => `unhex(printf('%016X', ${number}))`
