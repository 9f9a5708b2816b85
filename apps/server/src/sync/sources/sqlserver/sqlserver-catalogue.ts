import type sql from 'mssql'
import { bracketTable } from '../../../drivers/sqlserver/sqlserver-quoting.ts'

export type SourceTableColumn = { readonly name: string; readonly type: string | null }

/** A base table that the user may read. */
export type SourceTable = {
  readonly schema: string
  readonly name: string
  readonly columns: readonly SourceTableColumn[]
  /** The columns of its primary key, in the key's order. */
  readonly key: readonly string[]
}

type Found = {
  schema: string
  table: string
  column: string
  type: string | null
  keyAt: number | null
}

// The system type of an alias type is its base type. A .NET type has none.
const everyColumn = `select s.name as [schema], t.name as [table], c.name as [column], y.name as [type], k.key_ordinal as [keyAt]
  from sys.tables t
  join sys.schemas s on s.schema_id = t.schema_id
  join sys.columns c on c.object_id = t.object_id
  left join sys.types y on y.user_type_id = c.system_type_id
  left join sys.indexes i on i.object_id = t.object_id and i.is_primary_key = 1
  left join sys.index_columns k
    on k.object_id = t.object_id and k.index_id = i.index_id and k.column_id = c.column_id
  where t.is_ms_shipped = 0
    and has_perms_by_name(concat(quotename(s.name), N'.', quotename(t.name)), N'OBJECT', N'SELECT') = 1
  order by s.name, t.name, c.column_id`

/** Reads all tables, sorted by the names people use. */
export async function readTables(pool: sql.ConnectionPool): Promise<SourceTable[]> {
  const { recordset } = await pool.request().query<Found>(everyColumn)
  const byTable = Map.groupBy(recordset, ({ schema, table }) => pathOf({ schema, name: table }))
  return [...byTable.values()]
    .map(asTable)
    .sort((one, other) => (displayNameOf(one) < displayNameOf(other) ? -1 : 1))
}

function asTable(rows: Found[]): SourceTable {
  const key = rows.filter(({ keyAt }) => keyAt !== null && keyAt > 0)
  key.sort((one, other) => Number(one.keyAt) - Number(other.keyAt))
  return {
    schema: rows[0]?.schema ?? '',
    name: rows[0]?.table ?? '',
    columns: rows.map(({ column, type }) => ({ name: column, type })),
    key: key.map(({ column }) => column),
  }
}

/** Returns `orders` for dbo.orders and `sales_orders` for sales.orders. A dot would start a file extension. */
export const displayNameOf = ({ schema, name }: Pick<SourceTable, 'schema' | 'name'>): string =>
  (schema.toLowerCase() === 'dbo' ? name : `${schema}_${name}`).replaceAll('.', '_')

/** Returns `[sales].[orders]`, the name in statements, which also identifies the table. */
export const pathOf: (table: Pick<SourceTable, 'schema' | 'name'>) => string = bracketTable

export const rowversionOf = ({ columns }: SourceTable): string | undefined =>
  columns.find(({ type }) => type?.toLowerCase() === 'timestamp')?.name
