import type { Migration } from 'kysely/migration'
import { runStatements } from './run-statements.ts'

export const runs: Migration = {
  up: (db) =>
    runStatements(db, [
      `create table refresh_runs (
        id uuid primary key default gen_random_uuid(),
        organisation_id uuid not null,
        connector_id uuid not null,
        state text not null check (state in ('queued', 'running', 'succeeded', 'failed', 'interrupted')),
        trigger text not null check (trigger in ('manual', 'automatic')),
        full_sync boolean not null,
        requested_by uuid references users on delete set null,
        status_message text,
        attempt integer not null default 0,
        lease_owner text,
        lease_until timestamptz,
        triggered_at timestamptz not null,
        started_at timestamptz,
        completed_at timestamptz,
        detail text,
        error text,
        forbidden boolean not null default false,
        rows bigint not null default 0,
        check ((state in ('queued', 'running')) = (completed_at is null)),
        check ((state in ('failed', 'interrupted')) = (error is not null)),
        foreign key (organisation_id, connector_id) references connectors (organisation_id, id) on delete cascade
      )`,
      `create unique index refresh_runs_one_at_a_time on refresh_runs (connector_id) where state in ('queued', 'running')`,
      `create index refresh_runs_latest on refresh_runs (connector_id, triggered_at desc)`,
      `create index refresh_runs_leases on refresh_runs (lease_until) where state = 'running'`,
      `create table sync_files (
        organisation_id uuid not null,
        connector_id uuid not null,
        path text not null,
        modified_at timestamptz,
        size bigint not null default 0,
        synced_at timestamptz not null,
        table_name text not null,
        primary key (connector_id, path),
        foreign key (organisation_id, connector_id) references connectors (organisation_id, id) on delete cascade
      )`,
    ]),
}
