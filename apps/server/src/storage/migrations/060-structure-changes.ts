import type { Migration } from 'kysely/migration'
import { protectedTables } from './protected-tables.ts'
import { runStatements } from './run-statements.ts'

/** Tables whose rows a change of the Excel structure or of what users see may write. */
const noted = [
  'area_subareas',
  'areas',
  'connector_users',
  'entities',
  'entity_users',
  'group_area_grants',
  'group_milestone_grants',
  'group_users',
  'helper_table_users',
  'helper_tables',
  'milestones',
  'scim_groups',
  'security_groups',
  'subareas',
  'user_entity_modes',
  'versions',
]

/**
 * The rows that each change of the Excel structure wrote, before and after, so that it can be undone. Rows that a foreign
 * key deletes are noted as well. Nothing is noted outside `structureTransaction`, which sets `app.change`.
 */
export const structureChanges: Migration = {
  up: (db) =>
    runStatements(db, [
      `create table structure_changes (
        id uuid primary key,
        position bigint generated always as identity,
        organisation_id uuid not null references organisations on delete cascade,
        actor_id uuid references users on delete set null,
        at timestamptz not null,
        action text not null,
        target text not null,
        name text not null,
        undone_at timestamptz
      )`,
      `create index structure_changes_by_organisation on structure_changes (organisation_id, at)`,
      `create table structure_change_rows (
        position bigint generated always as identity primary key,
        organisation_id uuid not null references organisations on delete cascade,
        change_id uuid not null,
        table_name text not null,
        before jsonb,
        after jsonb
      )`,
      `create index structure_change_rows_by_change on structure_change_rows (change_id)`,
      `create index structure_change_rows_by_organisation on structure_change_rows (organisation_id)`,
      ...protectedTables('structure_changes', 'structure_change_rows'),
      noteRow,
      ...noted.map(
        (table) => `create trigger note_row after insert or update or delete on ${table} for each row
          when (coalesce(current_setting('app.change', true), '') <> '') execute function note_row()`,
      ),
    ]),
}

const noteRow = `create function note_row() returns trigger language plpgsql as $$ begin
  insert into structure_change_rows (organisation_id, change_id, table_name, before, after) values (
    coalesce(new.organisation_id, old.organisation_id), current_setting('app.change')::uuid, tg_table_name,
    case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end);
  return null;
end $$`
