import type { Migration } from 'kysely/migration'
import { runStatements } from './run-statements.ts'

/**
 * Whether each organisation's Excel structure is synchronised. Changes are counted, because times do not show which of
 * two transactions the other one saw. A synchronisation stores the count that it read with the structure.
 */
export const structureStates: Migration = {
  up: (db) =>
    runStatements(db, [
      `create table structure_states (
        organisation_id uuid primary key references organisations on delete cascade,
        changes bigint not null default 0,
        changed_at timestamptz,
        synchronised_changes bigint,
        synchronised_at timestamptz
      )`,
      `alter table structure_states enable row level security`,
      `alter table structure_states force row level security`,
      `create policy own_rows on structure_states using (
        coalesce(current_setting('app.org', true), '') = ''
        or organisation_id::text = coalesce(current_setting('app.org', true), ''))`,
      isStructural,
      `insert into structure_states (organisation_id, changes, changed_at, synchronised_changes, synchronised_at)
        select organisation_id, 1, changed_at,
          case when synchronised_at >= changed_at or changed_at is null then 1 when synchronised_at is not null then 0 end,
          synchronised_at
        from (select organisation_id,
            max(at) filter (where is_structural(entry)) as changed_at,
            max(at) filter (where action = 'database.synchronised') as synchronised_at
          from audit_log entry join organisations on organisations.id = entry.organisation_id
          group by organisation_id) known
        where changed_at is not null or synchronised_at is not null`,
      noteChange,
      // Runs after audit_log_is_linked, so that writers take the two locks in one order only.
      `create constraint trigger audit_log_moves_structure after insert on audit_log
        deferrable initially deferred for each row execute function note_structure_change()`,
    ]),
}

/** Audit actions that change a synchronised table. A changed role or password does not. */
const isStructural = `create function is_structural(entry audit_log) returns boolean language sql immutable as $$
  select case
    when entry.action ~ '^(areas|subareas|versions|milestones|helper_tables|entities|security_groups)[.]' then true
    when entry.action in ('users.linked', 'users.unlinked', 'users.removed') then true
    when entry.action = 'users.changed' then exists (
      select from unnest(array['firstName', 'lastName', 'emailAddress', 'status']) fact
      where entry.detail -> ('before.' || fact) is distinct from entry.detail -> ('after.' || fact))
    else false
  end
$$`

// A renamed user changes the tables of every organisation with that user.
const noteChange = `create function note_structure_change() returns trigger language plpgsql as $$
declare
  scope text := coalesce(current_setting('app.org', true), '');
begin
  if not is_structural(new) then return null; end if;
  perform set_config('app.org', '', true);
  insert into structure_states (organisation_id, changes, changed_at)
    select id, 1, new.at from organisations
    where case when new.action = 'users.changed'
      then id in (
        select organisation_id from group_users where user_id::text = new.target
        union select organisation_id from helper_table_users where user_id::text = new.target
        union select organisation_id from entity_users where user_id::text = new.target
        union select organisation_id from user_entity_modes where user_id::text = new.target)
      else id = new.organisation_id end
    order by id
  on conflict (organisation_id) do update set
    changes = structure_states.changes + 1,
    changed_at = greatest(structure_states.changed_at, excluded.changed_at);
  perform set_config('app.org', scope, true);
  return null;
end $$`
