import type { Migration } from 'kysely/migration'
import { runStatements } from './run-statements.ts'

/** With what a sign-up with a password of its own can be looked at, as one through a provider always could. */
export const signUpCodes: Migration = {
  up: (db) =>
    runStatements(db, [
      `create table sign_up_codes (
        code_hash text primary key,
        approval_id uuid not null unique references approvals on delete cascade,
        expires_at timestamptz not null
      )`,
    ]),
}
