import type { Migration } from 'kysely/migration'
import { runStatements } from './run-statements.ts'

/** How soon each account of a provider may be sent a request. Keys are hashes. */
export const sourceRateLimits: Migration = {
  up: (db) =>
    runStatements(db, [
      'create table source_rate_limits (key text primary key, next_at timestamptz not null)',
      'create index source_rate_limits_next_at on source_rate_limits (next_at)',
    ]),
}
