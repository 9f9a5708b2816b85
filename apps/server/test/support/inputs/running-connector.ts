import { sql } from 'kysely'
import type { TargetBackend } from '../target-backend.ts'

/** Creates a running connector and a table that its refreshes have written. */
export async function makeRunning(
  { storage: { db }, clock }: TargetBackend,
  orgId: string,
  { people, type, name }: { people: readonly string[]; type: string; name: string },
) {
  const place = { organisation_id: orgId }
  const key = `${name.toLowerCase().replaceAll(' ', '-')}-running`
  const connector = { connector_type_id: type, key, name, original_name: name, status: 'CONNECTED' as const }
  const { id } = await db
    .insertInto('connectors')
    .values({ ...place, ...connector })
    .returning('id')
    .executeTakeFirstOrThrow()
  const own = { ...place, connector_id: id }
  if (people.length > 0)
    await db
      .insertInto('connector_users')
      .values(people.map((user_id) => ({ ...own, user_id })))
      .execute()
  const run = { trigger: 'manual', full_sync: false, triggered_at: clock.now } as const
  await db
    .insertInto('refresh_runs')
    .values({ ...own, ...run, state: 'queued' })
    .execute()
  const table = await makeTable(db, id, key)
  await db
    .insertInto('sync_files')
    .values({ ...own, path: 'orders.csv', synced_at: clock.now, table_name: `"things"."${table}"` })
    .execute()
  return { running: id, table }
}

async function makeTable(db: TargetBackend['storage']['db'], connectorId: string, name: string) {
  const table = sql.id('things', name)
  await sql`create schema if not exists things`.execute(db)
  await sql`create table ${table} (id bigint)`.execute(db)
  await sql`comment on table ${table} is ${sql.lit(`Tributary connector ${connectorId}`)}`.execute(db)
  return name
}
