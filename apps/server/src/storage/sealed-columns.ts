import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from './schema.ts'

/** A column with sealed values, and the place that each is sealed for. Columns are SQL expressions of the row. */
export type SealedColumn = {
  readonly table: keyof Database
  readonly column: string
  /** The organisation of the place. Without it, the place has none. */
  readonly organisation?: string
  /** The row of the place: the primary key of the table, or what identifies the value in its organisation. */
  readonly row: string
  readonly field: string
  /** Whether the values stay until a user changes them. Others are pruned within days. */
  readonly lasting: boolean
}

const ofOrganisation = { organisation: 'organisation_id', lasting: true } as const

export const sealedColumns: readonly SealedColumn[] = [
  { table: 'connector_properties', column: 'sealed', row: 'id', field: 'value', ...ofOrganisation },
  { table: 'provider_grants', column: 'sealed', row: 'id', field: 'sealed', ...ofOrganisation },
  {
    table: 'database_credentials',
    column: 'password_sealed',
    row: 'organisation_id',
    field: 'password',
    ...ofOrganisation,
  },
  {
    table: 'xero2sql_tenants',
    column: 'password_sealed',
    row: 'tenant_id',
    field: 'password',
    ...ofOrganisation,
  },
  { table: 'alert_channels', column: 'url_sealed', row: 'id', field: 'url', ...ofOrganisation },
  { table: 'webhooks', column: 'secret_sealed', row: 'id', field: 'secret', ...ofOrganisation },
  {
    table: 'webhooks',
    column: 'previous_sealed',
    row: 'id',
    field: 'previous_secret',
    organisation: 'organisation_id',
    lasting: false,
  },
  {
    table: 'sign_in_providers',
    column: 'secret_sealed',
    row: 'id',
    field: 'client_secret',
    ...ofOrganisation,
  },
  { table: 'authenticators', column: 'secret_sealed', row: 'id', field: 'secret', lasting: true },
  { table: 'outbox', column: 'sealed', row: 'id', field: 'sealed', lasting: false },
  {
    table: 'authorisations',
    column: 'sealed',
    organisation: 'organisation_id',
    row: 'state_hash',
    field: 'sealed',
    lasting: false,
  },
  { table: 'provider_visits', column: 'sealed', row: 'state_hash', field: 'sealed', lasting: false },
  { table: 'idempotency_keys', column: 'answer', row: 'id', field: 'answer', lasting: false },
]

/** How many values each key seals, by the id of the key. */
export type KeyCounts = Readonly<Record<string, number>>

/** Counts the sealed values by the key that sealed them. */
export async function keyCounts(
  db: Kysely<Database>,
  columns: readonly SealedColumn[] = sealedColumns,
): Promise<KeyCounts> {
  const existing = await existingOf(db, columns)
  if (existing.length === 0) return {}
  const ids = existing.map(
    ({ table, column }): RawBuilder<unknown> =>
      sql`select split_part(${sql.id(column)}, '.', 2) as key from ${sql.id(table)} where ${sql.id(column)} is not null`,
  )
  const { rows } = await sql<{ key: string; count: number }>`
    select key, count(*)::int as count from (${sql.join(ids, sql` union all `)}) as sealed
    group by key order by count(*) desc, key`.execute(db)
  return Object.fromEntries(rows.map(({ key, count }) => [key, count]))
}

/** The columns whose values stay. */
export const lastingColumns: readonly SealedColumn[] = sealedColumns.filter(({ lasting }) => lasting)

/** An older schema, of which a backup is made, lacks the later tables. */
async function existingOf(db: Kysely<Database>, columns: readonly SealedColumn[]) {
  const { rows } = await sql<{ table: string }>`
    select relname as table from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'`.execute(
    db,
  )
  const tables = new Set(rows.map(({ table }) => table))
  return columns.filter(({ table }) => tables.has(table))
}
