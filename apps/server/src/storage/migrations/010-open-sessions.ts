import type { Migration } from 'kysely/migration'
import { runStatements } from './run-statements.ts'

/** What people see of their own sessions. */
export const openSessions: Migration = {
  up: (db) =>
    runStatements(db, [
      `alter table sessions add column description text not null default 'Unknown browser'`,
    ]),
}
