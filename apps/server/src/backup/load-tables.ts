import { quoteIdentifier, quoteLiteral } from '../drivers/postgres/postgres-quoting.ts'
import type { StorageConnection } from '../storage/storage.ts'
import type { Manifest, TableEntry, TableShape } from './manifest.ts'

type Query = StorageConnection['query']

const MAIN_TABLES = `pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname = current_schema()`

/**
 * Empties our tables and switches off what would change or refuse their rows: triggers, foreign keys and row security, into
 * which nothing can be copied. Returns how to switch them on again. Everything happens in the caller's transaction.
 */
export async function openTables({ query }: { query: Query }): Promise<() => Promise<void>> {
  const keys = await statements(
    query,
    `select format('alter table %s add constraint %I %s', c.oid::regclass, k.conname, pg_get_constraintdef(k.oid)) as restore,
       format('alter table %s drop constraint %I', c.oid::regclass, k.conname) as open
     from ${MAIN_TABLES.replace(' where', ' join pg_constraint k on k.conrelid = c.oid where')} and k.contype = 'f'
     order by k.oid`,
  )
  const security = await statements(
    query,
    `select format('alter table %s force row level security', c.oid::regclass) as restore,
       format('alter table %s no force row level security', c.oid::regclass) as open
     from ${MAIN_TABLES} and c.relforcerowsecurity`,
  )
  const triggers = await statements(
    query,
    `select format('alter table %s enable trigger user', c.oid::regclass) as restore,
       format('alter table %s disable trigger user', c.oid::regclass) as open
     from ${MAIN_TABLES} order by c.relname`,
  )
  const { rows } = await query(`select string_agg(c.oid::regclass::text, ', ') as names from ${MAIN_TABLES}
    and c.relname not in ('kysely_migration', 'kysely_migration_lock')`)
  const all = [...keys, ...security, ...triggers]
  for (const { open } of all) await query(open)
  await query(`truncate ${rows[0]?.names}`)
  return async () => {
    for (const { restore } of all.toReversed()) await query(restore)
  }
}

async function statements(query: Query, sql: string): Promise<{ open: string; restore: string }[]> {
  const { rows } = await query(sql)
  return rows.map(({ open, restore }) => ({ open: String(open), restore: String(restore) }))
}

/** Creates the schemas of organisations, and the tables that no migration creates. Their keys follow when they are filled. */
export async function createTables(
  { query }: { query: Query },
  { schemas, tables }: Manifest,
): Promise<void> {
  for (const { name, comment } of schemas)
    await query(
      `create schema ${quoteIdentifier(name)}; comment on schema ${quoteIdentifier(name)} is ${quoteLiteral(comment)}`,
    )
  for (const table of tables) if (!(await exists(query, table))) await query(creation(table))
}

async function exists(query: Query, table: TableShape): Promise<boolean> {
  if (table.schema !== null) return false
  const { rows } = await query('select to_regclass($1) is not null as found', [quoteIdentifier(table.name)])
  return rows[0]?.found === true
}

function creation(table: TableShape): string {
  const columns = table.columns.map(
    ({ name, type, notNull }) => `${quoteIdentifier(name)} ${type}${notNull ? ' not null' : ''}`,
  )
  const comment = table.comment === null ? 'null' : quoteLiteral(table.comment)
  return `create table ${nameOf(table)} (${columns.join(', ')}); comment on table ${nameOf(table)} is ${comment}`
}

/** Quotes a table. Our own are found by the search path. */
const nameOf = ({ schema, name }: TableShape) =>
  schema === null ? quoteIdentifier(name) : `${quoteIdentifier(schema)}.${quoteIdentifier(name)}`

export function copyRows(
  { copyIn }: Pick<StorageConnection, 'copyIn'>,
  table: TableEntry,
  chunks: AsyncIterable<Uint8Array>,
): Promise<number> {
  const columns = table.columns.map(({ name }) => quoteIdentifier(name)).join(', ')
  return copyIn(`copy ${nameOf(table)} (${columns}) from stdin (encoding 'UTF8')`, chunks)
}

/** Adds the keys and indexes of the tables that no migration creates. */
export async function addKeys({ query }: { query: Query }, { tables }: Manifest): Promise<void> {
  for (const table of tables.filter(({ schema }) => schema !== null)) {
    for (const { name, definition } of table.constraints)
      await query(`alter table ${nameOf(table)} add constraint ${quoteIdentifier(name)} ${definition}`)
    for (const index of table.indexes) await query(index)
  }
}

export async function setSequences({ query }: { query: Query }, { sequences }: Manifest): Promise<void> {
  for (const { name, value, called } of sequences)
    await query('select setval($1::regclass, $2::bigint, $3::boolean)', [
      quoteIdentifier(name),
      value,
      called,
    ])
}
