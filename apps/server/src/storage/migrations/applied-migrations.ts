import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema.ts'
import { migrations } from './migrations.ts'

/** Returns the names of the migrations that the database has. */
export async function appliedMigrations(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Servers that record positions hold the same lock while they migrate. */
const MIGRATION_LOCK = 7_482_901

/** Creates Kysely's table of migrations, filled with what an earlier server recorded by position in `schema_versions`. */
export const recordByName = (db: Kysely<Database>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK}::integer)`.execute(trx)
    if (await exists(trx, 'kysely_migration')) return
    await sql`create table kysely_migration (
      name varchar(255) primary key, timestamp varchar(255) not null)`.execute(trx)
    if (!(await exists(trx, 'schema_versions'))) return
    const { rows } = await sql<Position>`
      select version, applied_at as "appliedAt" from schema_versions order by version`.execute(trx)
    for (const { name, timestamp } of named(rows))
      await sql`insert into kysely_migration (name, timestamp) values (${name}, ${timestamp})`.execute(trx)
  })

type Position = { version: number; appliedAt: Date }

/** Kysely sorts by time, so the times must not decrease even if a server's clock was turned back. */
function named(positions: readonly Position[]) {
  const names = Object.keys(migrations).sort()
  let latest = 0
  return positions.map(({ version, appliedAt }) => {
    latest = Math.max(latest, appliedAt.getTime())
    return { name: names[version - 1] ?? `position ${version}`, timestamp: new Date(latest).toISOString() }
  })
}

async function exists(db: Kysely<Database>, table: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass(${table}) is not null as found`.execute(
    db,
  )
  return rows[0]?.found ?? false
}
