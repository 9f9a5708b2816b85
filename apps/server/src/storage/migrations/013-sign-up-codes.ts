import type { Migration } from 'kysely/migration'
import { runStatements } from './run-statements.ts'

/** Codes that show the status of a sign-up with a password. Sign-ups with a provider had them already. */
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
