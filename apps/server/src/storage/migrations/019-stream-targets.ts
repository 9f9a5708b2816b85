import type { Migration } from 'kysely/migration'
import { runStatements } from './run-statements.ts'

/** A connector with a new target database starts from the beginning: its previous rows are in the old one. */
export const streamTargets: Migration = {
  up: (db) => runStatements(db, [`alter table sync_files add column target text not null default ''`]),
}
