import type { Migration } from 'kysely/migration'
import { runStatements } from './run-statements.ts'

/** The network from which a session was started, so that its user can recognise it. */
export const sessionPlaces: Migration = {
  up: (db) => runStatements(db, [`alter table sessions add column network text`]),
}
