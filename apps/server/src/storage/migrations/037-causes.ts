import type { Migration } from 'kysely/migration'
import { runStatements } from './run-statements.ts'

/** The request that started a refresh or caused a mail, and the span of a trace that it belongs to. */
export const causes: Migration = {
  up: (db) =>
    runStatements(
      db,
      ['refresh_runs', 'outbox'].map(
        (table) => `alter table ${table} add column request_id text, add column traceparent text`,
      ),
    ),
}
