import type { Migration } from 'kysely/migration'
import { runStatements } from './run-statements.ts'

/**
 * Finds the members of an organisation who also belong to one that is not in a list. It returns only their ids, so it may
 * look beyond the organisation that a transaction is limited to. A new membership changes what every list of the account's
 * organisations contains.
 */
export const sharedAccounts: Migration = {
  up: (db) =>
    runStatements(db, [
      `create function members_elsewhere(organisation uuid, administered uuid[]) returns setof uuid
        language sql stable set app.org = '' as $$
        select distinct own.user_id from user_organisations own
          join user_organisations other on other.user_id = own.user_id
          where own.organisation_id = organisation and other.organisation_id <> all (administered) $$`,
      `create function announce_memberships() returns trigger language plpgsql set app.org = '' as $$ begin
        perform pg_notify('tributary_changes', organisation::text) from (
          select organisation_id from changed
          union select other.organisation_id from user_organisations other
            where other.user_id in (select user_id from changed)
        ) as changed_in (organisation);
        return null;
      end $$`,
      `drop trigger announce_inserts on user_organisations`,
      `drop trigger announce_updates on user_organisations`,
      `drop trigger announce_deletes on user_organisations`,
      announced('insert', 'new'),
      announced('update', 'new'),
      announced('delete', 'old'),
    ]),
}

const announced = (event: string, rows: string) =>
  `create trigger announce_${event}s after ${event} on user_organisations referencing ${rows} table as changed
    for each statement execute function announce_memberships()`
