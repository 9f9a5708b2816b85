import { literal, quoted } from './identifier.ts'
import type { SqlConnection } from './sync-session.ts'

export type TargetTable = { readonly schema: string; readonly name: string }

export type ExistingTable = {
  /** In our words; in the database's own where somebody changed the table by hand. */
  readonly types: ReadonlyMap<string, string>
  /** The columns of its primary key, in the key's order. */
  readonly key: readonly string[]
  /** Who made it, from the comment on it. */
  readonly owner: string | null
  readonly isEmpty: boolean
}

/** Our word for a type of PostgreSQL's catalogue; the others we call as it does. */
const ourWord = (type: string) => (type === 'timestamp with time zone' ? 'timestamptz' : type)

export const tableSql = ({ schema, name }: TargetTable) => `${quoted(schema)}.${quoted(name)}`

/** What is known of a table that may exist; undefined when it does not. Views and the like count as existing. */
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
    types: new Map(rows.map((row) => [String(row.name), ourWord(String(row.type))])),
    key: key.map(({ name }) => String(name)),
    owner: first.kind === 'r' && first.owner !== null ? String(first.owner) : null,
    isEmpty: first.kind === 'r' && first.owner !== null && (await isEmpty(connection, table)),
  }
}

async function isEmpty({ query }: SqlConnection, table: TargetTable): Promise<boolean> {
  return (await query(`select from ${tableSql(table)} limit 1`)).rowCount === 0
}

/** The comment that marks a table as made for a connector; no other table is ever written to. */
export const ownerMark = (connectorId: string) => `Tributary connector ${connectorId}`

export const ownerStatement = (table: TargetTable, owner: string) =>
  `comment on table ${tableSql(table)} is ${literal(owner)}`
