import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { runStatements } from './run-statements.ts'

const IN_SCOPE = `coalesce(current_setting('app.org', true), '')`
const OWN_ROWS = `${IN_SCOPE} = '' or organisation_id::text = ${IN_SCOPE}`

/** Tables of a connector that a second organisation may read (CALL-97). */
const shown = [
  ['connectors', 'connectors.id'],
  ['refresh_runs', 'refresh_runs.connector_id'],
] as const

/**
 * Row security as a second layer under the organisation in each query: inside withOrganisation, rows of other
 * organisations do not exist. Policies do not bind a superuser, and the embedded engine has no other user, so the scope
 * also takes the role of scoped-role.ts. Other database users are bound as owners of the tables.
 */
export const rowSecurity: Migration = {
  async up(db) {
    await runStatements(db, [enterOrganisation])
    const { rows } = await sql<{ table: string }>`
      select c.table_name as table from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.column_name = 'organisation_id' and c.table_schema = current_schema()
        and t.table_type = 'BASE TABLE'
      order by 1`.execute(db)
    for (const { table } of rows) await runStatements(db, protection(table))
    await runStatements(
      db,
      shown.map(
        ([table, connector]) => `create policy shown_rows on ${table} for select using (exists (
          select from connector_organisations shown
          where shown.connector_id = ${connector} and shown.shown_to::text = ${IN_SCOPE}))`,
      ),
    )
    await runStatements(db, [
      `create policy shown_rows on connector_organisations for select using (shown_to::text = ${IN_SCOPE})`,
    ])
  },
}

const protection = (table: string) => [
  `alter table "${table}" enable row level security`,
  `alter table "${table}" force row level security`,
  `create policy own_rows on "${table}" using (${OWN_ROWS})`,
]

const enterOrganisation = `create function enter_organisation(organisation uuid) returns void language plpgsql as $$
begin
  perform set_config('app.org', organisation::text, true);
  if (select rolsuper or rolbypassrls from pg_roles where rolname = current_user) then
    perform set_config('role', 'tributary_scoped', true);
  end if;
end $$`
