import type { Migration } from 'kysely/migration'
import { runStatements } from './run-statements.ts'

/** What a sign-in with a provider is bound to: the browser that set out, and the provider it set out to. */
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
      // What was under way is begun again: nobody knows any more which browser it belonged to.
      `delete from external_sign_in_codes`,
      `delete from external_sign_ups where approval_id is null and finalised_at is null`,
      `alter table external_sign_in_codes add column provider text not null, add column browser_hash text not null`,
      `alter table external_sign_ups add column browser_hash text not null default ''`,
      `alter table external_sign_ups alter column browser_hash drop default`,
      `alter table external_identities add column added_with_password boolean not null default false`,
    ]),
}
