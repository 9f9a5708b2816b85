import { quoteLiteral, quoteTable } from '../../../drivers/postgres/postgres-quoting.ts'
import type { SqlConnection } from '../../../drivers/postgres/sql-connection.ts'
import type { ExistingTable, TargetTable } from '../target-table.ts'

const ourTypeName = (type: string) => (type === 'timestamp with time zone' ? 'timestamptz' : type)

/** Describes a table; undefined when it does not exist. A view counts as an existing table without an owner. */
export async function describeTable(
  connection: SqlConnection,
  table: TargetTable,
): Promise<ExistingTable | undefined> {
  const { rows } = await connection.query(
    `select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, obj_description(c.oid, 'pg_class') as owner,
       array_position(k.conkey, a.attnum) as key, c.relkind as kind
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
       left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
     where n.nspname = $1 and c.relname = $2 order by a.attnum`,
    [table.schema, table.name],
  )
  const [first] = rows
  if (!first) return undefined
  const key = rows.filter((row) => row.key !== null).sort((one, other) => Number(one.key) - Number(other.key))
  return {
    types: new Map(rows.map((row) => [String(row.name), ourTypeName(String(row.type))])),
    key: key.map(({ name }) => String(name)),
    owner: first.kind === 'r' && first.owner !== null ? String(first.owner) : null,
    isEmpty: first.kind === 'r' && first.owner !== null && (await isEmpty(connection, table)),
  }
}

async function isEmpty({ query }: SqlConnection, table: TargetTable): Promise<boolean> {
  return (await query(`select from ${quoteTable(table)} limit 1`)).rowCount === 0
}

/** Marks the table with its owner. */
export const ownerStatement = (table: TargetTable, owner: string) =>
  `comment on table ${quoteTable(table)} is ${quoteLiteral(owner)}`
