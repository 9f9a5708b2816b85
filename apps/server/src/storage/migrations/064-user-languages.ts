import type { Migration } from 'kysely/migration'
import { runStatements } from './run-statements.ts'

/** The language in which users last signed in, for mails to them. */
export const userLanguages: Migration = {
  up: (db) => runStatements(db, [`alter table users add column language text`]),
}
