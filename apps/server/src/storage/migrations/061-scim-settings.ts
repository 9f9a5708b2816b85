import type { Migration } from 'kysely/migration'
import { protectedTables } from './protected-tables.ts'
import { runStatements } from './run-statements.ts'

/** Whether an organisation accepts SCIM, and what its directory did last. It stays on where a directory is in use. */
export const scimSettings: Migration = {
  up: (db) =>
    runStatements(db, [
      `create table scim_settings (
        organisation_id uuid primary key references organisations on delete cascade,
        active boolean not null default false,
        account_id uuid references users on delete set null,
        last_request_at timestamptz,
        last_action text,
        last_resource text,
        last_status integer,
        check ((last_request_at is null) = (last_status is null))
      )`,
      `create table scim_failures (
        id uuid primary key default gen_random_uuid(),
        organisation_id uuid not null references organisations on delete cascade,
        at timestamptz not null,
        action text not null,
        resource text not null,
        status integer not null,
        subject text not null,
        reason text not null,
        count integer not null default 1,
        unique (organisation_id, action, resource, status, subject, reason)
      )`,
      ...protectedTables('scim_settings', 'scim_failures'),
      `insert into scim_settings (organisation_id, active)
        select organisation_id, true from scim_users union select organisation_id, true from scim_groups`,
    ]),
}
