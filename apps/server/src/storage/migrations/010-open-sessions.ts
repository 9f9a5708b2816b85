import type { Migration } from './migrations.ts'
import { runStatements } from './run-statements.ts'

/** What people see of their own sessions. */
export const openSessions: Migration = {
  name: 'what browser a session is in',
  up: (db) =>
    runStatements(db, [
      `alter table sessions add column description text not null default 'Unknown browser'`,
    ]),
}
