/** Statements that hide the rows of other organisations inside `withOrganisation`. */
export const protectedTables = (...tables: string[]): string[] =>
  tables.flatMap((table) => [
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
    `create policy own_rows on ${table} using (
      coalesce(current_setting('app.org', true), '') = ''
      or organisation_id::text = coalesce(current_setting('app.org', true), ''))`,
  ])
