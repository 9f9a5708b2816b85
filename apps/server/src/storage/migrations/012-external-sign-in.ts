import type { Migration } from 'kysely/migration'
import { runStatements } from './run-statements.ts'

/** Binds a sign-in with a provider to the browser that started it and to the provider. */
export const externalSignIn: Migration = {
  up: (db) =>
    runStatements(db, [
      `create table provider_visits (
        state_hash text primary key,
        browser_hash text not null,
        provider text not null,
        intent text not null check (intent in ('signin', 'signup')),
        return_url text,
        sealed text not null,
        expires_at timestamptz not null
      )`,
      // Pending sign-ins start again, because their browser is unknown.
      `delete from external_sign_in_codes`,
      `delete from external_sign_ups where approval_id is null and finalised_at is null`,
      `alter table external_sign_in_codes add column provider text not null, add column browser_hash text not null`,
      `alter table external_sign_ups add column browser_hash text not null default ''`,
      `alter table external_sign_ups alter column browser_hash drop default`,
      `alter table external_identities add column added_with_password boolean not null default false`,
    ]),
}
