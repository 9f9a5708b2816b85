import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { runStatements } from './run-statements.ts'

const IN_SCOPE = `coalesce(current_setting('app.org', true), '')`
const OWN_ROWS = `${IN_SCOPE} = '' or organisation_id::text = ${IN_SCOPE}`

/** The tables of an organisation's connector that another one may look at (requirement CALL-97). */
const shown = [
  ['connectors', 'connectors.id'],
  ['refresh_runs', 'refresh_runs.connector_id'],
] as const

/**
 * The second layer under every query's own organisation: inside withOrganisation a row of another organisation does
 * not exist. A superuser is bound by no policy, and the embedded engine knows nobody else, so that the scope also takes
 * the role of scoped-role.ts; any other user of a database server is bound as the tables' owner.
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
