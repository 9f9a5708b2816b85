import type { Migration } from 'kysely/migration'
import { runStatements } from './run-statements.ts'

/**
 * The oldest entries of the audit log may be deleted after a time. The anchor keeps the hash of the last deleted one, so
 * that the rest can still be verified, and an entry records each deletion. Anything else is refused as before.
 */
export const auditRetention: Migration = {
  up: (db) =>
    runStatements(db, [
      `create table audit_anchor (
        position bigint primary key,
        hash bytea not null,
        deleted_at timestamptz not null
      )`,
      `create or replace function refuse_change() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and coalesce(current_setting('app.audit_retention', true), '') = 'on' then
          return null;
        end if;
        raise exception 'The audit log only grows.';
      end $$`,
      // Entries may be written in another order than their times, so only a gapless run of old ones is deleted.
      `create function delete_audit_before(cutoff timestamptz, deleted_at timestamptz) returns bigint language plpgsql as $$
      declare
        last_old audit_chain;
        deleted bigint;
      begin
        perform pg_advisory_xact_lock(7482903);
        select chain.* into last_old from audit_chain chain
          where chain.position < coalesce(
            (select min(other.position) from audit_chain other join audit_log entry on entry.id = other.audit_id
              where entry.at >= cutoff),
            (select max(other.position) from audit_chain other))
          order by chain.position desc limit 1;
        if last_old is null then
          return 0;
        end if;
        perform set_config('app.audit_retention', 'on', true);
        delete from audit_anchor;
        insert into audit_anchor values (last_old.position, last_old.hash, delete_audit_before.deleted_at);
        create temporary table audit_old on commit drop as
          select audit_id from audit_chain where position <= last_old.position;
        delete from audit_chain where position <= last_old.position;
        delete from audit_log where id in (select audit_id from audit_old);
        get diagnostics deleted = row_count;
        perform set_config('app.audit_retention', '', true);
        return deleted;
      end $$`,
      `create table maintenance_runs (task text primary key, finished_at timestamptz not null)`,
      `create index audit_log_of_organisation on audit_log (organisation_id, id)`,
      `create index audit_log_by_actor on audit_log (actor_id, id)`,
      `create index audit_log_by_target on audit_log (target, id)`,
    ]),
}
