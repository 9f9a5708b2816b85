import type { Migration } from './migrations.ts'
import { runStatements } from './run-statements.ts'

export const databaseTargets: Migration = {
  name: 'database targets',
  up: (db) => runStatements(db, []),
}
