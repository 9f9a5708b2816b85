import type { Migration } from 'kysely/migration'
import { runStatements } from './run-statements.ts'

/**
 * Stops servers from before this migration, which record positions in `schema_versions`: for them this row is a schema
 * that is too new.
 */
export const namedMigrations: Migration = {
  up: (db) =>
    runStatements(db, [
      `create table if not exists schema_versions (
         version integer primary key, name text not null, applied_at timestamptz not null default now())`,
      `insert into schema_versions (version, name) values (1000000, 'migrations are recorded by name')`,
    ]),
}
