import type { Migration } from 'kysely/migration'
import { runStatements } from './run-statements.ts'

/** A connector that changes its database begins anew there: what was taken before lies in the other one. */
export const streamTargets: Migration = {
  up: (db) => runStatements(db, [`alter table sync_files add column target text not null default ''`]),
}
