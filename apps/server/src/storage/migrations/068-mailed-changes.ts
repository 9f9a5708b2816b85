import type { Migration } from 'kysely/migration'
import { runStatements } from './run-statements.ts'

/** Whether a change mailed the user whose access it changed. Its undoing then mails them as well. */
export const mailedChanges: Migration = {
  up: (db) =>
    runStatements(db, [`alter table structure_changes add column mailed boolean not null default false`]),
}
