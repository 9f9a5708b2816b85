import type { Migration } from './migrations.ts'
import { runStatements } from './run-statements.ts'

export const account: Migration = {
  name: 'account life',
  up: (db) => runStatements(db, []),
}
