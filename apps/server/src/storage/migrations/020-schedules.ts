import type { Migration } from 'kysely/migration'
import { runStatements } from './run-statements.ts'

/**
 * The time from which a connector's schedule counts. A trigger sets it with every change of the schedule or the status,
 * in the same transaction. Its precision is milliseconds, like that of our clocks.
 */
export const schedules: Migration = {
  up: (db) =>
    runStatements(db, [
      `alter table connectors add column scheduled_from timestamptz not null default date_trunc('milliseconds', now())`,
      `create index connectors_scheduled on connectors (id) where schedule is not null`,
      `create function note_schedule() returns trigger language plpgsql as $$
       begin
         if new.schedule is distinct from old.schedule or new.status is distinct from old.status then
           new.scheduled_from := date_trunc('milliseconds', now());
         end if;
         return new;
       end $$`,
      `create trigger connectors_schedule before update on connectors for each row execute function note_schedule()`,
    ]),
}
