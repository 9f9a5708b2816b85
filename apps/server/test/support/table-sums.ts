import { sql } from 'kysely'
import type { Storage } from '../../src/storage/storage.ts'

/** Tables that may change on a refused request: sessions, attempts and the audit log. */
const mayChange = new Set([
  'sessions',
  'refresh_tokens',
  'sign_in_attempts',
  'rate_counters',
  'audit_log',
  'audit_chain',
])

/** The row count and checksum of every table. */
export async function tableSums({ db }: Storage): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(db)
  const sums = tables
    .filter(({ name }) => !mayChange.has(name))
    .map(
      ({ name }) => sql`select ${sql.lit(name)} as name,
        count(*) || ' ' || md5(coalesce(string_agg(row::text, '|' order by row::text), '')) as sum
        from ${sql.id(name)} as row`,
    )
  const { rows } = await sql<{ name: string; sum: string }>`${sql.join(sums, sql` union all `)}`.execute(db)
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]))
}
