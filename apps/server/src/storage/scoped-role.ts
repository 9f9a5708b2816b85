import { type Kysely, sql } from 'kysely'
import type { Database } from './schema.ts'

// Any number that no other program on the same database uses for its advisory lock.
const ROLE_LOCK = 7_482_905

/**
 * Makes sure of the role that withOrganisation takes where the server is a superuser, whom no policy binds. At every
 * start: a role belongs to the whole database server, so that a database restored elsewhere comes without it.
 */
export const provideScopedRole = (db: Kysely<Database>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(ROLE_LOCK)})`.execute(trx)
    await sql.raw(scopedRole).execute(trx)
  })

// Whoever may not make roles is an ordinary user, and bound as the tables' owner.
const scopedRole = `do $$
begin
  if (select rolsuper or rolbypassrls from pg_roles where rolname = current_user) then
    begin
      create role tributary_scoped nologin;
    exception when duplicate_object or unique_violation then null;
    end;
    execute format('grant usage on schema %I to tributary_scoped', current_schema());
    execute format(
      'grant select, insert, update, delete on all tables in schema %I to tributary_scoped', current_schema());
  end if;
end $$`
