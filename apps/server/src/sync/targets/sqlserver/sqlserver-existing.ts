import type { SqlRow, SqlServerConnection } from '../../../drivers/sqlserver/sqlserver-connection.ts'
import { OWNER_PROPERTY } from '../../../drivers/sqlserver/sqlserver-owner.ts'
import { bracketTable } from '../../../drivers/sqlserver/sqlserver-quoting.ts'
import type { ExistingTable, TargetTable } from '../target-table.ts'
import { ourTypeName } from './sqlserver-column-types.ts'

const everyColumn = `select c.name as [column], y.name as [type], c.precision as [precision], c.scale as [scale], o.type as [kind],
    k.key_ordinal as [keyAt], i.name as [keyName], cast(p.value as nvarchar(200)) as [owner]
  from sys.objects o
  join sys.schemas s on s.schema_id = o.schema_id
  left join sys.columns c on c.object_id = o.object_id
  left join sys.types y on y.user_type_id = c.system_type_id
  left join sys.indexes i on i.object_id = o.object_id and i.is_primary_key = 1
  left join sys.index_columns k
    on k.object_id = o.object_id and k.index_id = i.index_id and k.column_id = c.column_id
  left join sys.extended_properties p
    on p.class = 1 and p.major_id = o.object_id and p.minor_id = 0 and p.name = N'${OWNER_PROPERTY}'
  where s.name = @schema and o.name = @table order by c.column_id`

/** An existing table, with the declared type of each column and the name of its key; null without a key. */
export type ExistingSqlServerTable = ExistingTable & {
  readonly declaredTypes: ReadonlyMap<string, string>
  readonly keyName: string | null
}

/** Describes a table; undefined when it does not exist. A view counts as an existing table without an owner. */
export async function describeSqlServerTable(
  connection: SqlServerConnection,
  table: TargetTable,
): Promise<ExistingSqlServerTable | undefined> {
  const rows = await connection.query(everyColumn, { schema: table.schema, table: table.name })
  const [first] = rows
  if (!first) return undefined
  const key = rows.filter(({ keyAt }) => Number(keyAt) > 0)
  key.sort((one, other) => Number(one.keyAt) - Number(other.keyAt))
  const owner = String(first.kind).trim() === 'U' && first.owner !== null ? String(first.owner) : null
  return {
    types: new Map(rows.map((row) => [String(row.column), ourTypeName(String(row.type))])),
    declaredTypes: new Map(rows.map((row) => [String(row.column), declaredType(row)])),
    key: key.map(({ column }) => String(column)),
    keyName: first.keyName === null ? null : String(first.keyName),
    owner,
    isEmpty: owner !== null && (await isEmpty(connection, table)),
  }
}

const declaredType = ({ type, precision, scale }: SqlRow) =>
  ourTypeName(String(type)) === 'numeric' ? `decimal(${precision}, ${scale})` : String(type)

async function isEmpty(connection: SqlServerConnection, table: TargetTable) {
  const found = `select case when exists (select 1 from ${bracketTable(table)}) then 1 else 0 end as [found]`
  return (await connection.query(found))[0]?.found === 0
}
