import type { Migration } from 'kysely/migration'
import { protectedTables } from './protected-tables.ts'
import { runStatements } from './run-statements.ts'

/** The users who have hidden the checklist of a new organisation. They need not be members, because some administrators act on all. */
export const firstRun: Migration = {
  up: (db) =>
    runStatements(db, [
      `create table hidden_first_runs (
        organisation_id uuid not null references organisations on delete cascade,
        user_id uuid not null references users on delete cascade,
        primary key (organisation_id, user_id)
      )`,
      `create index hidden_first_runs_by_user on hidden_first_runs (user_id)`,
      ...protectedTables('hidden_first_runs'),
    ]),
}
