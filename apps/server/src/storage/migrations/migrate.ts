import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema.ts'
import type { Storage, StorageConnection } from '../storage.ts'
import { migrations } from './migrations.ts'

/** The tables are newer than this program. */
export class SchemaTooNew extends Error {
  override name = 'SchemaTooNew'
}

// Any number that no other program on the same database uses for its advisory lock.
const MIGRATION_LOCK = 7_482_901

/** Brings the tables up to date in one transaction: a server killed half-way leaves them as they were. */
export const migrate = (storage: Storage): Promise<void> =>
  storage.withConnection(bringUpToDate, { longStatements: true })

async function bringUpToDate(connection: StorageConnection) {
  await connection.query('begin')
  await connection.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
  const current = await currentVersion(connection)
  if (current > migrations.length) throw tooNew(current)
  for (const [offset, migration] of migrations.slice(current).entries()) {
    await migration.up(connection.db)
    await recordVersion(connection, current + offset + 1, migration.name)
  }
  await connection.query('commit')
}

/** Whether this server knows the tables as they are. A newer one may have changed them since this one started. */
export async function knowsSchema(db: Kysely<Database>): Promise<boolean> {
  return (await newestVersion(db)) <= migrations.length
}

async function currentVersion({ query, db }: StorageConnection) {
  await query(`create table if not exists schema_versions (
    version integer primary key, name text not null, applied_at timestamptz not null default now())`)
  return newestVersion(db)
}

async function newestVersion(db: Kysely<Database>) {
  const { rows } = await sql<{ version: number }>`
    select coalesce(max(version), 0)::integer as version from schema_versions`.execute(db)
  return rows[0]?.version ?? 0
}

const recordVersion = ({ query }: StorageConnection, version: number, name: string) =>
  query('insert into schema_versions (version, name) values ($1, $2)', [version, name])

const tooNew = (version: number) =>
  new SchemaTooNew(
    `The database is at schema version ${version}, this server knows ${migrations.length}. Start the newer server, or restore an older backup.`,
  )
