import type { Migration } from 'kysely/migration'
import { runStatements } from './run-statements.ts'

/**
 * Authenticator apps and recovery codes, and when a session last proved who its user is. A challenge without a code is for
 * an app. Columns of sessions may be null, because an earlier server that still runs does not write them.
 */
export const factors: Migration = {
  up: (db) =>
    runStatements(db, [
      `create table authenticators (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        name text not null check (name <> ''),
        secret_sealed text not null,
        created_at timestamptz not null,
        confirmed_at timestamptz,
        used_at timestamptz,
        last_step bigint
      )`,
      `create index authenticators_by_user on authenticators (user_id)`,
      `create table recovery_codes (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users on delete cascade,
        code_hash text not null,
        used_at timestamptz
      )`,
      `create index recovery_codes_by_user on recovery_codes (user_id)`,
      `alter table verification_challenges alter column code_hash drop not null`,
      `alter table verification_challenges drop constraint verification_challenges_purpose_check`,
      `alter table verification_challenges add constraint verification_challenges_purpose_check
        check (purpose in ('sign-in', 'mfa-enable', 'mfa-disable', 'step-up'))`,
      `alter table sessions add column authenticated_at timestamptz,
        add column factor text, add column factor_at timestamptz`,
    ]),
}
