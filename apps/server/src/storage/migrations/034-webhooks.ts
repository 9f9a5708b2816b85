import type { Migration } from 'kysely/migration'
import { protectedTables } from './protected-tables.ts'
import { runStatements } from './run-statements.ts'

/**
 * Webhooks, and the events that they report. Triggers write an event in the transaction of the change, so that no way to
 * end a refresh can forget it. A worker turns each event into deliveries and deletes it.
 */
export const webhooks: Migration = {
  up: (db) =>
    runStatements(db, [
      `create table events (
        id uuid primary key default gen_random_uuid(),
        position bigint generated always as identity,
        organisation_id uuid not null references organisations on delete cascade,
        type text not null,
        connector_id uuid,
        subject_id uuid,
        at timestamptz not null,
        due_at timestamptz not null
      )`,
      `create index events_waiting on events (position)`,
      `create table webhooks (
        id uuid primary key,
        organisation_id uuid not null references organisations on delete cascade,
        name text not null check (name <> ''),
        url text not null,
        events text[] not null,
        some_connectors boolean not null,
        secret_sealed text not null,
        previous_sealed text,
        previous_until timestamptz,
        active boolean not null,
        fault text check (fault in ('gone', 'failing')),
        failing_since timestamptz,
        created_at timestamptz not null,
        unique (organisation_id, id)
      )`,
      `create table webhook_connectors (
        organisation_id uuid not null,
        webhook_id uuid not null,
        connector_id uuid not null,
        primary key (webhook_id, connector_id),
        foreign key (organisation_id, webhook_id) references webhooks (organisation_id, id) on delete cascade,
        foreign key (organisation_id, connector_id) references connectors (organisation_id, id) on delete cascade
      )`,
      `create index webhook_connectors_connector on webhook_connectors (connector_id)`,
      `create table webhook_deliveries (
        id uuid primary key default gen_random_uuid(),
        position bigint generated always as identity,
        organisation_id uuid not null,
        webhook_id uuid not null,
        event text not null,
        body text not null,
        state text not null check (state in ('waiting', 'delivered', 'failed')),
        created_at timestamptz not null,
        due_at timestamptz,
        claim uuid,
        attempts integer not null default 0,
        step integer not null default 0,
        attempted_at timestamptz,
        response_status integer,
        response_body text,
        duration_ms integer,
        error text,
        check ((state = 'waiting') = (due_at is not null)),
        foreign key (organisation_id, webhook_id) references webhooks (organisation_id, id) on delete cascade
      )`,
      `create index webhook_deliveries_page on webhook_deliveries (webhook_id, position desc)`,
      `create index webhook_deliveries_waiting on webhook_deliveries (due_at) where state = 'waiting'`,
      `create index webhook_deliveries_by_age on webhook_deliveries (created_at)`,
      ...protectedTables('events', 'webhooks', 'webhook_connectors', 'webhook_deliveries'),
      `alter table refresh_runs add column stuck_at timestamptz`,
      ...runEvents,
      ...refusedGrants,
      ...waitingApprovals,
      ...synchronisedStructures,
    ]),
}

const columns = 'organisation_id, type, connector_id, subject_id, at, due_at'

const runEvents = [
  `create function note_run_event() returns trigger language plpgsql as $$
  declare
    happened timestamptz := coalesce(new.completed_at, new.stuck_at, now());
  begin
    insert into events (${columns}) values (
      new.organisation_id,
      case new.state when 'succeeded' then 'refresh.succeeded'
        when 'failed' then 'refresh.failed' when 'interrupted' then 'refresh.failed' else 'refresh.stuck' end,
      new.connector_id, new.id, happened, happened);
    return null;
  end $$`,
  `create trigger note_inserted_run after insert on refresh_runs for each row
    when (new.state in ('succeeded', 'failed', 'interrupted')) execute function note_run_event()`,
  `create trigger note_ended_run after update of state on refresh_runs for each row
    when (old.state is distinct from new.state and new.state in ('succeeded', 'failed', 'interrupted'))
    execute function note_run_event()`,
  `create trigger note_stuck_run after update of stuck_at on refresh_runs for each row
    when (old.stuck_at is null and new.stuck_at is not null and new.state in ('queued', 'running'))
    execute function note_run_event()`,
]

/** A provider has refused a token. Each connector that uses it needs a new authorisation. */
const refusedGrants = [
  `create function note_refused_grant() returns trigger language plpgsql as $$
  begin
    insert into events (${columns})
      select new.organisation_id, 'authorisation.needed', opened.connector_id, null, new.refused_at, new.refused_at
        from connector_authorisations opened join connectors on connectors.id = opened.connector_id
        where opened.grant_id = new.id and opened.ended_at is null
          and connectors.status not in ('DELETED', 'DISCONNECTED');
    return null;
  end $$`,
  `create trigger note_refused_grant after update of refused_at on provider_grants for each row
    when (old.refused_at is null and new.refused_at is not null) execute function note_refused_grant()`,
]

/** Requests for a new organisation concern the installation, so no organisation gets them. */
const waitingApprovals = [
  `create function note_waiting_approval() returns trigger language plpgsql as $$
  begin
    insert into events (${columns})
      values (new.organisation_id, 'approval.waiting', null, new.id, new.created_at, new.created_at);
    return null;
  end $$`,
  `create trigger note_waiting_approval after insert on approvals for each row
    when (new.organisation_id is not null and new.status = 'PENDING') execute function note_waiting_approval()`,
]

const synchronisedStructures = [
  `create function note_synchronised_structure() returns trigger language plpgsql as $$
  begin
    insert into events (${columns}) values (
      new.organisation_id, 'structure.synchronised', null, null, new.synchronised_at, new.synchronised_at);
    return null;
  end $$`,
  `create trigger note_first_synchronisation after insert on structure_states for each row
    when (new.synchronised_at is not null) execute function note_synchronised_structure()`,
  `create trigger note_synchronisation after update of synchronised_at on structure_states for each row
    when (new.synchronised_at is distinct from old.synchronised_at) execute function note_synchronised_structure()`,
]
