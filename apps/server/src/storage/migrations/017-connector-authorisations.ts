import type { Migration } from 'kysely/migration'
import { runStatements } from './run-statements.ts'

/**
 * Authorisations at providers, and the connectors that use them. One authorisation may open several accounts that share
 * one pair of tokens, so the tokens are stored once, apart from the connectors.
 */
export const connectorAuthorisations: Migration = {
  up: (db) =>
    runStatements(db, [
      `create table provider_grants (
        id uuid primary key default gen_random_uuid(),
        organisation_id uuid not null references organisations on delete cascade,
        connector_type_id uuid not null references connector_types on delete cascade,
        sealed text,
        expires_at timestamptz,
        authorised_by uuid references users on delete set null,
        authorised_at timestamptz not null,
        refused_at timestamptz,
        unique (organisation_id, id)
      )`,
      `create table connector_authorisations (
        connector_id uuid primary key,
        organisation_id uuid not null,
        grant_id uuid not null,
        account text not null,
        account_name text not null,
        remote_id text,
        ended_at timestamptz,
        foreign key (organisation_id, connector_id) references connectors (organisation_id, id) on delete cascade,
        foreign key (organisation_id, grant_id) references provider_grants (organisation_id, id) on delete cascade
      )`,
      `create index connector_authorisations_by_account on connector_authorisations (account)`,
      `create index connector_authorisations_by_grant on connector_authorisations (grant_id)`,
      ...protectedTables('provider_grants', 'connector_authorisations'),
      // Pending authorisations start again.
      `delete from authorisations`,
      `alter table authorisations
        add column session_id uuid not null references sessions on delete cascade,
        add column browser_hash text not null,
        add column sealed text not null`,
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
