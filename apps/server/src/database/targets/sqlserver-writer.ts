import sql from 'mssql'
import { OWNER_PROPERTY, setOwner } from '../../drivers/sqlserver/sqlserver-owner.ts'
import { bracketIdentifier, bracketTable } from '../../drivers/sqlserver/sqlserver-quoting.ts'
import type { FoundColumn, TableWriter } from './replace-rows.ts'
import type { ColumnKind, TableContents, TargetColumn } from './target-database.ts'

const MOST_PARAMETERS = 2_000
const MOST_ROWS = 1_000

const types: Record<ColumnKind, string> = {
  id: 'nvarchar(64)',
  text: 'nvarchar(max)',
  number: 'int',
  flag: 'bit',
}

const parameterTypes: Record<ColumnKind, () => sql.ISqlType> = {
  id: () => sql.NVarChar(64),
  text: () => sql.NVarChar(sql.MAX),
  number: () => sql.Int(),
  flag: () => sql.Bit(),
}

/** Writes tables of SQL Server in the caller's transaction. */
export function sqlServerWriter(transaction: sql.Transaction, schema: string): TableWriter {
  const named = ({ name }: TableContents) => bracketTable({ schema, name })
  return {
    async found() {
      const request = transaction.request().input('schema', sql.NVarChar(128), schema)
      return [...(await request.query<FoundColumn>(everythingInSchema)).recordset]
    },
    async create(table) {
      await transaction.request().query(`create table ${named(table)} (${definition(table)})`)
    },
    async addColumn(table, column) {
      await transaction.request().query(`alter table ${named(table)} add ${columnDefinition(column)}`)
    },
    async clear(table) {
      await transaction.request().query(`delete from ${named(table)} with (tablockx)`)
    },
    async insert(table, rows) {
      const columns = table.columns.map(({ name }) => bracketIdentifier(name)).join(', ')
      const request = transaction.request()
      const values = rows.map((row, line) => {
        const names = table.columns.map(({ kind }, at) => {
          const name = `p${line * table.columns.length + at}`
          request.input(name, parameterTypes[kind](), row[at])
          return `@${name}`
        })
        return `(${names.join(',')})`
      })
      await request.query(`insert into ${named(table)} (${columns}) values ${values.join(',')}`)
    },
    rowsAtOnce: (table) => Math.min(MOST_ROWS, Math.floor(MOST_PARAMETERS / table.columns.length)),
  }
}

/** Marks a table with its owner. */
export async function markOwner(transaction: sql.Transaction, schema: string, table: string, owner: string) {
  await transaction
    .request()
    .input('owner', sql.NVarChar(200), owner)
    .input('schema', sql.NVarChar(128), schema)
    .input('table', sql.NVarChar(128), table)
    .query(setOwner)
}

const everythingInSchema = `select t.name as [table], c.name as [column], cast(p.value as nvarchar(200)) as [owner]
  from sys.objects t
  join sys.schemas s on s.schema_id = t.schema_id
  left join sys.columns c on c.object_id = t.object_id
  left join sys.extended_properties p
    on p.class = 1 and p.major_id = t.object_id and p.minor_id = 0 and p.name = N'${OWNER_PROPERTY}'
  where s.name = @schema`

const definition = ({ columns, key }: TableContents) =>
  [
    ...columns.map((column, at) => `${columnDefinition(column)}${at < key ? ' not null' : ''}`),
    `primary key (${columns
      .slice(0, key)
      .map(({ name }) => bracketIdentifier(name))
      .join(', ')})`,
  ].join(', ')

const columnDefinition = ({ name, kind }: TargetColumn) => `${bracketIdentifier(name)} ${types[kind]}`
