import { type Kysely, sql } from 'kysely'
import { ConfigError } from '../config-error.ts'
import type { Database } from './schema.ts'

/** The oldest major version of PostgreSQL that we test and support. */
const OLDEST = 16

/** Throws if the database server is too old, before anything is changed there. */
export async function refuseOldServer(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ version: number }>`
    select current_setting('server_version_num')::int / 10000 as version`.execute(db)
  const version = rows[0]?.version ?? OLDEST
  if (version < OLDEST)
    throw new ConfigError(
      `The database server (DATABASE_URL) runs PostgreSQL ${version}. Tributary needs PostgreSQL ${OLDEST} or newer.`,
    )
}
