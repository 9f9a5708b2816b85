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
        language plpgsql as $$ ${declareScope} begin
        perform set_config('app.org', '', true);
        return query select distinct own.user_id from user_organisations own
          join user_organisations other on other.user_id = own.user_id
          where own.organisation_id = organisation and other.organisation_id <> all (administered);
        perform set_config('app.org', scope, true);
      end $$`,
      `create function announce_memberships() returns trigger language plpgsql as $$ ${declareScope} begin
        perform set_config('app.org', '', true);
        perform pg_notify('tributary_changes', organisation::text) from (
          select organisation_id from changed
          union select other.organisation_id from user_organisations other
            where other.user_id in (select user_id from changed)
        ) as changed_in (organisation);
        perform set_config('app.org', scope, true);
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

/** Only a superuser may create a function that sets `app.org` by itself. */
const declareScope = `declare scope text := coalesce(current_setting('app.org', true), '');`

const announced = (event: string, rows: string) =>
  `create trigger announce_${event}s after ${event} on user_organisations referencing ${rows} table as changed
    for each statement execute function announce_memberships()`
