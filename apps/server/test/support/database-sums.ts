import { sql } from 'kysely'
import type { Storage } from '../../src/storage/storage.ts'

/** The row count and checksum of every table, those of connectors included, whatever the engine. */
export async function databaseSums({ db }: Storage): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ schema: string; name: string; main: boolean }>`
    select table_schema as schema, table_name as name, table_schema = current_schema() as main
    from information_schema.tables
    where table_schema not in ('pgboss', 'pg_catalog', 'information_schema') and table_type = 'BASE TABLE'
      and table_name not like 'kysely_%'
    order by 1, 2`.execute(db)
  const sums: Record<string, string> = {}
  for (const { schema, name, main } of tables) {
    const { rows } = await sql<{ sum: string }>`
      select count(*) || ' ' || md5(coalesce(string_agg(row::text, '|' order by row::text collate "C"), '')) as sum
      from ${sql.table(`${schema}.${name}`)} as row`.execute(db)
    sums[main ? name : `${schema}.${name}`] = rows[0]?.sum ?? ''
  }
  return sums
}
