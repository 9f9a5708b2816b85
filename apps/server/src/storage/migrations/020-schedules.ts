import type { Migration } from 'kysely/migration'
import { runStatements } from './run-statements.ts'

/**
 * From when on the times of a connector's schedule count. It begins with every change of the schedule and every change
 * of the connector's status, whoever makes it, in the same transaction. Milliseconds are as fine as our clocks.
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
