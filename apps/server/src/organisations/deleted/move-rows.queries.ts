import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../storage/schema.ts'
import { type RestoredTable, restoredTables } from './organisation-tables.ts'

type Db = Kysely<Database>

/** Stores the rows that return when the organisation is restored, without credentials. */
export async function storeRows(db: Db, organisationId: string): Promise<void> {
  for (const one of restoredTables) await storeTable(db, organisationId, one)
}

async function storeTable(db: Db, organisationId: string, one: RestoredTable) {
  const { table, owners = ['organisation_id'], without = [], credential } = one
  const isOwn = sql.join(
    owners.map((column) => sql`${sql.ref(`one.${column}`)} = ${organisationId}::uuid`),
    sql` or `,
  )
  const isStored = credential ? sql`${sql.ref(`one.${credential}`)} is null` : sql`true`
  await sql`
    insert into deleted_organisation_rows (organisation_id, table_name, row)
    select ${organisationId}::uuid, ${table}, to_jsonb(one) - ${[...without]}::text[]
    from ${sql.id(table)} one where (${isOwn}) and ${isStored}`.execute(db)
}

/** Inserts the stored rows again. Left out is what refers to a user, token or connector type that no longer exists. */
export async function restoreRows(db: Db, organisationId: string): Promise<void> {
  for (const { table } of restoredTables) await restoreTable(db, organisationId, table)
}

async function restoreTable(db: Db, organisationId: string, table: string) {
  const columns = await columnsOf(db, organisationId, table)
  if (columns.length === 0) return
  const links = await linksOf(db, table)
  const optional = new Map(links.filter(({ nulls }) => nulls).map((link) => [link.columns[0], link]))
  const values = columns.map((column) => {
    const link = optional.get(column)
    const value = sql.ref(`stored.${column}`)
    return link ? sql`case when ${exists(link)} then ${value} end` : value
  })
  const required = links.filter(({ nulls }) => !nulls).map(exists)
  await sql`
    insert into ${sql.id(table)} (${sql.join(columns.map((column) => sql.id(column)))}) overriding system value
    select ${sql.join(values)} from deleted_organisation_rows kept
    cross join lateral jsonb_populate_record(null::${sql.id(table)}, kept.row) stored
    where kept.organisation_id = ${organisationId}::uuid and kept.table_name = ${table}
      and ${sql.join([sql`true`, ...required], sql` and `)}`.execute(db)
}

/** Returns the stored columns that the table still has. Columns that were added since get their default. */
async function columnsOf(db: Db, organisationId: string, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname::text as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and attname::text in (select jsonb_object_keys(row) from (
        select row from deleted_organisation_rows
        where organisation_id = ${organisationId}::uuid and table_name = ${table} limit 1) first)
    order by attnum`.execute(db)
  return rows.map(({ name }) => name)
}

/** A foreign key of a table. `nulls` is whether it becomes null when its row is deleted. */
type Link = { parent: string; columns: string[]; parentColumns: string[]; nulls: boolean }

async function linksOf(db: Db, table: string): Promise<Link[]> {
  const { rows } = await sql<Link>`
    select parent.relname::text as parent, link.confdeltype::text = 'n' as nulls,
      ${namesOf('conrelid', 'conkey')} as columns, ${namesOf('confrelid', 'confkey')} as "parentColumns"
    from pg_constraint link join pg_class parent on parent.oid = link.confrelid
    where link.conrelid = ${table}::regclass and link.contype = 'f'`.execute(db)
  return rows
}

const namesOf = (relation: string, numbers: string) => sql`(
  select json_agg(attname::text order by place) from unnest(${sql.ref(`link.${numbers}`)}) with ordinality key (number, place)
  join pg_attribute on attrelid = ${sql.ref(`link.${relation}`)} and attnum = number)`

/** Whether the row that a stored one refers to exists, or it refers to none. A user who was removed does not count. */
function exists({ parent, columns, parentColumns }: Link): RawBuilder<unknown> {
  const stored = columns.map((column) => sql.ref(`stored.${column}`))
  const pairs = parentColumns.map((column, at) => sql`${sql.ref(`parent.${column}`)} = ${stored[at]}`)
  const current = parent === 'users' ? [sql`parent.removed_at is null`] : []
  const none = stored.map((column) => sql`${column} is null`)
  return sql`(${sql.join(none, sql` or `)} or exists (
    select from ${sql.id(parent)} parent where ${sql.join([...pairs, ...current], sql` and `)}))`
}
