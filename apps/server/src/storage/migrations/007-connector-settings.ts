import type { Migration } from 'kysely/migration'
import { runStatements } from './run-statements.ts'

export const connectorSettings: Migration = {
  up: (db) =>
    runStatements(db, [
      `create table licences (
        id uuid primary key default gen_random_uuid(),
        connector_type_id uuid not null references connector_types on delete cascade,
        description text not null,
        is_base boolean not null default false,
        unique (connector_type_id, description)
      )`,
      `create table connector_licences (
        organisation_id uuid not null,
        connector_id uuid not null,
        licence_id uuid not null references licences,
        primary key (connector_id, licence_id),
        foreign key (organisation_id, connector_id) references connectors (organisation_id, id) on delete cascade
      )`,
      `create table connector_organisations (
        organisation_id uuid not null,
        connector_id uuid not null,
        shown_to uuid not null references organisations on delete cascade,
        primary key (connector_id, shown_to),
        check (shown_to <> organisation_id),
        foreign key (organisation_id, connector_id) references connectors (organisation_id, id) on delete cascade
      )`,
      `create index connector_organisations_by_other on connector_organisations (shown_to)`,
      `create table authorisations (
        state_hash text primary key,
        organisation_id uuid not null references organisations on delete cascade,
        user_id uuid not null references users on delete cascade,
        connector_type_id uuid not null references connector_types on delete cascade,
        account text,
        expires_at timestamptz not null
      )`,
      `create index authorisations_by_expiry on authorisations (expires_at)`,
    ]),
}
