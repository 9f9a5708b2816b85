import type { Migration } from 'kysely/migration'
import { runStatements } from './run-statements.ts'

/** Details of sessions that users see in their profile. */
export const openSessions: Migration = {
  up: (db) =>
    runStatements(db, [
      `alter table sessions add column description text not null default 'Unknown browser'`,
    ]),
}
