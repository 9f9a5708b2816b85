import type { Migration } from 'kysely/migration'
import { runStatements } from './run-statements.ts'

export const leftOutTables: Migration = {
  up: (db) =>
    runStatements(db, [
      `alter table refresh_runs
        add column left_out integer,
        add column left_out_cause text`,
    ]),
}
