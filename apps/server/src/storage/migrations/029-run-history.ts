import type { Migration } from 'kysely/migration'
import { runStatements } from './run-statements.ts'

/** The history of an organisation is read a page at a time, newest first. */
export const runHistory: Migration = {
  up: (db) =>
    runStatements(db, [
      `create index refresh_runs_by_time on refresh_runs (organisation_id, triggered_at desc, id desc)`,
    ]),
}
