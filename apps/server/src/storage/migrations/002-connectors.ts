import type { Migration } from 'kysely/migration'
import { runStatements } from './run-statements.ts'

// Every foreign key includes the organisation, so that no link can cross organisations.
export const connectors: Migration = {
  up: (db) =>
    runStatements(db, [
      `create table connector_types (
        id uuid primary key default gen_random_uuid(),
        type text not null unique check (type = lower(type)),
        is_insider boolean not null default false,
        is_early_stages boolean not null default false,
        requires_authorisation boolean not null default false
      )`,
      `create table organisation_connector_types (
        organisation_id uuid not null references organisations on delete cascade,
        connector_type_id uuid not null references connector_types,
        primary key (organisation_id, connector_type_id)
      )`,
      `create table connectors (
        id uuid primary key default gen_random_uuid(),
        organisation_id uuid not null references organisations on delete cascade,
        connector_type_id uuid not null references connector_types,
        key text not null,
        name text not null check (name <> ''),
        original_name text not null,
        status text not null check (status in ('CONNECTED', 'ACTIVE', 'DISCONNECTED', 'DELETED')),
        schedule text,
        created_at timestamptz not null default now(),
        unique (organisation_id, id),
        unique (organisation_id, key),
        foreign key (organisation_id, connector_type_id) references organisation_connector_types
      )`,
      `create table connector_properties (
        id uuid primary key default gen_random_uuid(),
        organisation_id uuid not null,
        connector_id uuid not null,
        name text not null,
        value text,
        sealed text,
        unique (connector_id, name),
        check ((value is null) <> (sealed is null)),
        foreign key (organisation_id, connector_id) references connectors (organisation_id, id) on delete cascade
      )`,
      `create table connector_users (
        organisation_id uuid not null,
        connector_id uuid not null,
        user_id uuid not null,
        primary key (connector_id, user_id),
        foreign key (organisation_id, connector_id) references connectors (organisation_id, id) on delete cascade,
        foreign key (organisation_id, user_id) references user_organisations on delete cascade
      )`,
      `create index connector_users_by_user on connector_users (user_id)`,
    ]),
}
