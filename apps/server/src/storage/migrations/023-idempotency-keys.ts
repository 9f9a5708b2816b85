import type { Migration } from 'kysely/migration'
import { runStatements } from './run-statements.ts'

/** Responses to writes by idempotency key: a repeated request gets the same response and changes nothing. */
export const idempotencyKeys: Migration = {
  up: (db) =>
    runStatements(db, [
      `create table idempotency_keys (
         id text primary key,
         request text not null,
         attempt uuid not null,
         began_at timestamptz not null,
         committed_at timestamptz,
         status smallint,
         answer text
       )`,
      `create index idempotency_keys_began on idempotency_keys (began_at)`,
    ]),
}
