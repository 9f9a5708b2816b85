import { type Kysely, sql } from 'kysely'
import type { Database } from './schema.ts'

// Any number that no other program on the same database uses for its advisory lock.
const ROLE_LOCK = 7_482_905

/**
 * Creates the role for withOrganisation if our database user is a superuser, because policies do not apply to
 * superusers. Runs at every start, because a role belongs to the database server and a database restored elsewhere
 * does not have it.
 */
export const provideScopedRole = (db: Kysely<Database>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(ROLE_LOCK)})`.execute(trx)
    await sql.raw(scopedRole).execute(trx)
  })

// A user who may not create roles is bound as owner of the tables.
const scopedRole = `do $$
begin
  if (select rolsuper or rolbypassrls from pg_roles where rolname = current_user) then
    begin
      create role tributary_scoped nologin;
    exception when duplicate_object or unique_violation then null;
    end;
    if not has_schema_privilege('tributary_scoped', current_schema(), 'usage') then
      execute format('grant usage on schema %I to tributary_scoped', current_schema());
    end if;
    if exists (
      select from pg_class
      where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
        and not (has_table_privilege('tributary_scoped', oid, 'select')
          and has_table_privilege('tributary_scoped', oid, 'insert')
          and has_table_privilege('tributary_scoped', oid, 'update')
          and has_table_privilege('tributary_scoped', oid, 'delete'))
    ) then
      execute format(
        'grant select, insert, update, delete on all tables in schema %I to tributary_scoped', current_schema());
    end if;
  end if;
end $$`
