import type { Migration } from 'kysely/migration'
import { protectedTables } from './protected-tables.ts'
import { runStatements } from './run-statements.ts'

/**
 * Deleted organisations that can still be restored. Their rows leave all other tables, so that no query can reach them. They
 * are stored here without any credential, and each with its table.
 */
export const deletedOrganisations: Migration = {
  up: (db) =>
    runStatements(db, [
      `create table deleted_organisations (
        organisation_id uuid primary key,
        client_key text not null unique,
        name text not null,
        code text,
        deleted_at timestamptz not null,
        deleted_by uuid references users on delete set null
      )`,
      `create table deleted_organisation_rows (
        organisation_id uuid not null references deleted_organisations on delete cascade,
        table_name text not null,
        row jsonb not null
      )`,
      `create index deleted_organisation_rows_by_table on deleted_organisation_rows (organisation_id, table_name)`,
      ...protectedTables('deleted_organisations', 'deleted_organisation_rows'),
    ]),
}
