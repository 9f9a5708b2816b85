import type { Migration } from './migrations.ts'
import { runStatements } from './run-statements.ts'

export const excel: Migration = {
  name: 'excel structure',
  up: (db) => runStatements(db, []),
}
