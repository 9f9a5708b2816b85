import type { Migration } from 'kysely/migration'
import { runStatements } from './run-statements.ts'

/** The systems that organisations describe with manifests, and the versions of these. */
export const customSources: Migration = {
  up: (db) =>
    runStatements(db, [
      `create table custom_sources (
        id uuid primary key default gen_random_uuid(),
        organisation_id uuid not null references organisations on delete cascade,
        name text not null,
        name_key text not null,
        version integer not null check (version > 0),
        created_at timestamptz not null,
        unique (organisation_id, id),
        unique (organisation_id, name_key)
      )`,
      `create table custom_source_versions (
        source_id uuid not null,
        organisation_id uuid not null,
        number integer not null check (number > 0),
        text text not null,
        summary jsonb not null,
        saved_by uuid references users on delete set null,
        saved_at timestamptz not null,
        restored integer,
        primary key (source_id, number),
        foreign key (organisation_id, source_id) references custom_sources (organisation_id, id) on delete cascade
      )`,
      `create index custom_source_versions_saved_by on custom_source_versions (saved_by)`,
      // Finds the connectors that read a source.
      `create index connector_properties_custom_source on connector_properties (organisation_id, value)
        where name = 'custom.source'`,
      ...protectedTables('custom_sources', 'custom_source_versions'),
    ]),
}

const protectedTables = (...tables: string[]) =>
  tables.flatMap((table) => [
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
    `create policy own_rows on ${table} using (
      coalesce(current_setting('app.org', true), '') = ''
      or organisation_id::text = coalesce(current_setting('app.org', true), ''))`,
  ])
