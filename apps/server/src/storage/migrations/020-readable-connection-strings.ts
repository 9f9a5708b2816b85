import type { Migration } from './migrations.ts'
import { runStatements } from './run-statements.ts'

export const readableConnectionStrings: Migration = {
  name: 'connection strings that can be told without their passwords',
  up: (db) =>
    runStatements(db, [
      `alter table connector_properties drop constraint connector_properties_check`,
      `alter table connector_properties add check (num_nonnulls(value, sealed) > 0)`,
    ]),
}
