import type { Migration } from 'kysely/migration'
import { runStatements } from './run-statements.ts'

/**
 * Since when a schedule is paused. As with a change of the schedule, the trigger moves the time from which it counts. A
 * connector without a schedule is not paused.
 */
export const pausedSchedules: Migration = {
  up: (db) =>
    runStatements(db, [
      `alter table connectors add column paused_at timestamptz,
        add constraint connectors_paused check (paused_at is null or schedule is not null)`,
      `create or replace function note_schedule() returns trigger language plpgsql as $$
       begin
         if new.schedule is null then
           new.paused_at := null;
         end if;
         if new.schedule is distinct from old.schedule or new.status is distinct from old.status
           or new.paused_at is distinct from old.paused_at then
           new.scheduled_from := date_trunc('milliseconds', now());
         end if;
         return new;
       end $$`,
    ]),
}
