import type { Migration } from './migrations.ts'
import { runStatements } from './run-statements.ts'

export const connectorSettings: Migration = {
  name: 'connector settings',
  up: (db) => runStatements(db, []),
}
