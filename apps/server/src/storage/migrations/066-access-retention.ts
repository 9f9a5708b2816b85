import type { Migration } from 'kysely/migration'
import { runStatements } from './run-statements.ts'

/** Old records are deleted a month at a time, because each deletion stores the whole state at that time once more. */
const EVERY = `interval '31 days'`

/**
 * The oldest records may be deleted after a time. The access at the time of the last deleted one is stored as new records
 * before all others, so that every later time can still be read. The anchor keeps the hash of the last deleted change.
 */
export const accessRetention: Migration = {
  up: (db) => runStatements(db, [deleteAccessBefore]),
}

const deleteAccessBefore = `create function delete_access_before(cutoff timestamptz) returns bigint language plpgsql as $$
  declare
    last_old access_chain;
    as_of timestamptz;
    next_id bigint;
    list record;
    deleted bigint;
  begin
    perform pg_advisory_xact_lock(7482903);
    select chain.* into last_old from access_chain chain
      where chain.position < coalesce(
        (select min(other.position) from access_chain other join access_changes change on change.id = other.change_id
          where change.at >= cutoff),
        (select max(other.position) from access_chain other))
      order by chain.position desc limit 1;
    if last_old is null or (select since from access_anchor) > cutoff - ${EVERY} then
      return 0;
    end if;
    create temporary table access_old on commit drop as
      select change_id from access_chain where position <= last_old.position;
    select max(at) into as_of from access_changes where id in (select change_id from access_old);
    select coalesce(max(id), -9000000000000001) + 1 into next_id from access_changes where id < 0;
    for list in select distinct organisation_id, item from access_records
      where change_id in (select change_id from access_old) order by 1, 2 loop
      insert into access_changes (id, at) overriding system value values (next_id, as_of);
      insert into access_records
        select next_id, as_of, organisation_id, item, key, facts from (
          select distinct on (key) * from access_records
          where organisation_id = list.organisation_id and item = list.item
            and change_id in (select change_id from access_old)
          order by key, change_id desc) latest
        where facts is not null;
      next_id := next_id + 1;
    end loop;
    perform set_config('app.audit_retention', 'on', true);
    delete from access_anchor;
    insert into access_anchor values (last_old.position, last_old.hash, as_of);
    delete from access_chain where position <= last_old.position;
    delete from access_records where change_id in (select change_id from access_old);
    delete from access_changes where id in (select change_id from access_old);
    get diagnostics deleted = row_count;
    perform set_config('app.audit_retention', '', true);
    return deleted;
  end $$`
