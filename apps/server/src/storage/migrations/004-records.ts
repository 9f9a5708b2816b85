import type { Migration } from 'kysely/migration'
import { runStatements } from './run-statements.ts'

export const records: Migration = {
  up: (db) =>
    runStatements(db, [
      `create table audit_log (
        id bigint generated always as identity primary key,
        at timestamptz not null,
        actor_id uuid,
        organisation_id uuid,
        action text not null,
        target text,
        detail jsonb,
        request_id text,
        ip text
      )`,
      `create index audit_log_by_organisation on audit_log (organisation_id, at)`,
      `create function refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception 'The audit log only grows.';
      end $$`,
      `create trigger audit_log_only_grows before update or delete or truncate on audit_log
        for each statement execute function refuse_change()`,
      `create table app_secrets (
        name text primary key,
        sealed text not null,
        created_at timestamptz not null default now()
      )`,
    ]),
}
