import type { Migration } from 'kysely/migration'
import { runStatements } from './run-statements.ts'

export const readableConnectionStrings: Migration = {
  up: (db) =>
    runStatements(db, [
      `alter table connector_properties drop constraint connector_properties_check`,
      `alter table connector_properties add check (num_nonnulls(value, sealed) > 0)`,
    ]),
}
