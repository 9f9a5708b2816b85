import type { Migration } from 'kysely/migration'
import { runStatements } from './run-statements.ts'

/**
 * Passkeys, and the challenges that a browser signs with them. A challenge of a sign-in with a password belongs to its
 * verification challenge, and ends with it.
 */
export const passkeys: Migration = {
  up: (db) =>
    runStatements(db, [
      `create table passkeys (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users on delete cascade,
        credential_id text not null unique,
        public_key text not null,
        counter bigint not null,
        transports text not null,
        name text not null check (name <> ''),
        passwordless boolean not null,
        created_at timestamptz not null,
        used_at timestamptz
      )`,
      `create index passkeys_by_user on passkeys (user_id)`,
      `create table passkey_challenges (
        challenge_hash text primary key,
        purpose text not null check (purpose in ('add', 'sign-in', 'step-up')),
        browser_hash text,
        user_id uuid references users on delete cascade,
        reference_hash text references verification_challenges on delete cascade,
        expires_at timestamptz not null,
        check ((browser_hash is null) = (user_id is not null))
      )`,
      `create index passkey_challenges_by_expiry on passkey_challenges (expires_at)`,
    ]),
}
