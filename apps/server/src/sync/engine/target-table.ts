import type { StorageConnection } from '../../storage/storage.ts'
import type { ColumnType } from '../csv/column-type.ts'
import { literal, quoted } from './identifier.ts'

export type TargetTable = { readonly schema: string; readonly name: string }

export type ExistingTable = {
  /** PostgreSQL's names of the types; others than ours where somebody changed the table by hand. */
  readonly types: ReadonlyMap<string, string>
  readonly key: string | undefined
  /** Who made it, from the comment on it. */
  readonly owner: string | null
  readonly isEmpty: boolean
}

/** How PostgreSQL calls our types in its catalogue. */
export const catalogueName = (type: ColumnType) =>
  type === 'timestamptz' ? 'timestamp with time zone' : type

export const tableSql = ({ schema, name }: TargetTable) => `${quoted(schema)}.${quoted(name)}`

/** What is known of a table that may exist; undefined when it does not. Views and the like count as existing. */
export async function describeTable(
  connection: StorageConnection,
  table: TargetTable,
): Promise<ExistingTable | undefined> {
  const { rows } = await connection.query(
    `select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, obj_description(c.oid, 'pg_class') as owner,
       coalesce(a.attnum = any (k.conkey), false) as key, c.relkind as kind
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
       left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p' and cardinality(k.conkey) = 1
     where n.nspname = $1 and c.relname = $2 order by a.attnum`,
    [table.schema, table.name],
  )
  const [first] = rows
  if (!first) return undefined
  const key = rows.find((row) => row.key)?.name
  return {
    types: new Map(rows.map((row) => [String(row.name), String(row.type)])),
    key: key === undefined ? undefined : String(key),
    owner: first.kind === 'r' && first.owner !== null ? String(first.owner) : null,
    isEmpty: first.kind === 'r' && (await isEmpty(connection, table)),
  }
}

async function isEmpty({ query }: StorageConnection, table: TargetTable): Promise<boolean> {
  return (await query(`select from ${tableSql(table)} limit 1`)).rowCount === 0
}

export async function tableExists({ query }: StorageConnection, table: TargetTable): Promise<boolean> {
  const { rows } = await query('select to_regclass($1) is not null as found', [tableSql(table)])
  return rows[0]?.found === true
}

/** The comment that marks a table as made for a connector; no other table is ever written to. */
export const ownerMark = (connectorId: string) => `Tributary connector ${connectorId}`

export const ownerStatement = (table: TargetTable, connectorId: string) =>
  `comment on table ${tableSql(table)} is ${literal(ownerMark(connectorId))}`
