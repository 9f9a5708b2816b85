import type { Migration } from 'kysely/migration'
import { protectedTables } from './protected-tables.ts'
import { runStatements } from './run-statements.ts'

/**
 * What people and channels are alerted of. A row of `alerts` is an open problem of a connector for one recipient, or a
 * request. The unique indexes allow one per recipient, also from several processes. Rows are deleted when a problem ends.
 */
export const alerts: Migration = {
  up: (db) =>
    runStatements(db, [
      `create table alert_settings (
        user_id uuid primary key references users on delete cascade,
        events text[] not null,
        connectors text not null check (connectors in ('mine', 'all')),
        pace text not null check (pace in ('immediately', 'delayed', 'daily')),
        delay_minutes integer not null check (delay_minutes > 0),
        daily_at text not null,
        quiet_from text,
        quiet_to text,
        zone text not null,
        changed_at timestamptz not null,
        check ((quiet_from is null) = (quiet_to is null))
      )`,
      `create table alert_channels (
        id uuid primary key,
        organisation_id uuid not null references organisations on delete cascade,
        name text not null check (name <> ''),
        kind text not null check (kind in ('slack', 'teams')),
        host text not null,
        url_sealed text not null,
        events text[] not null,
        error text,
        created_at timestamptz not null,
        unique (organisation_id, id)
      )`,
      `create table alerts (
        id uuid primary key default gen_random_uuid(),
        organisation_id uuid not null references organisations on delete cascade,
        user_id uuid references users on delete cascade,
        channel_id uuid,
        connector_id uuid,
        subject_id uuid,
        event text not null,
        detail text,
        at timestamptz not null,
        state text not null check (state in ('pending', 'sent', 'fixed')),
        due_at timestamptz,
        attempts integer not null default 0,
        check ((user_id is null) <> (channel_id is null)),
        check ((state = 'sent') = (due_at is null)),
        foreign key (organisation_id, connector_id) references connectors (organisation_id, id) on delete cascade,
        foreign key (organisation_id, channel_id) references alert_channels (organisation_id, id) on delete cascade
      )`,
      `create unique index alerts_of_user on alerts (user_id, coalesce(connector_id, subject_id))
        where user_id is not null`,
      `create unique index alerts_of_channel on alerts (channel_id, coalesce(connector_id, subject_id))
        where channel_id is not null`,
      `create index alerts_of_connector on alerts (connector_id)`,
      `create index alerts_due on alerts (due_at) where due_at is not null`,
      ...protectedTables('alert_channels', 'alerts'),
    ]),
}
