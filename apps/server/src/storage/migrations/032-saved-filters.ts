import type { Migration } from 'kysely/migration'
import { runStatements } from './run-statements.ts'

/**
 * Named filters of the list of connectors. The owner need not be a member, because some administrators act on every
 * organisation. When a member leaves, their personal filters are deleted, and shared ones stay without an owner.
 */
export const savedFilters: Migration = {
  up: (db) =>
    runStatements(db, [
      `create table saved_filters (
        id uuid primary key default gen_random_uuid(),
        organisation_id uuid not null references organisations on delete cascade,
        owner_id uuid references users on delete cascade,
        name text not null check (name <> ''),
        name_key text not null,
        query text not null check (query <> ''),
        shared boolean not null,
        created_at timestamptz not null,
        unique (organisation_id, owner_id, name_key),
        check (shared or owner_id is not null)
      )`,
      `create index saved_filters_owner on saved_filters (owner_id)`,
      `alter table saved_filters enable row level security`,
      `alter table saved_filters force row level security`,
      `create policy own_rows on saved_filters using (
        coalesce(current_setting('app.org', true), '') = ''
        or organisation_id::text = coalesce(current_setting('app.org', true), ''))`,
      `create function leave_saved_filters() returns trigger language plpgsql as $$
       begin
         delete from saved_filters
           where organisation_id = old.organisation_id and owner_id = old.user_id and not shared;
         update saved_filters set owner_id = null
           where organisation_id = old.organisation_id and owner_id = old.user_id;
         return null;
       end $$`,
      `create trigger leave_saved_filters after delete on user_organisations
        for each row execute function leave_saved_filters()`,
    ]),
}
