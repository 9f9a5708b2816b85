import type { Migration } from 'kysely/migration'
import { protectedTables } from './protected-tables.ts'
import { runStatements } from './run-statements.ts'

/**
 * The sign-in provider of an organisation and its mail domains. An identity that an organisation's provider has asserted
 * belongs to that organisation: no other provider can use it, even with the same issuer, and it is deleted with the
 * membership.
 */
export const organisationSignIn: Migration = {
  up: (db) =>
    runStatements(db, [
      `create table sign_in_providers (
        organisation_id uuid primary key references organisations on delete cascade,
        name text not null check (name <> ''),
        issuer text not null,
        client_id text not null,
        secret_sealed text not null,
        trusts_addresses boolean not null,
        adds_members boolean not null,
        default_role_id integer not null references roles,
        active boolean not null default false,
        only_provider boolean not null default false,
        fallback_id uuid references users on delete set null,
        test jsonb,
        changed_at timestamptz not null
      )`,
      `create table mail_domains (
        id uuid primary key default gen_random_uuid(),
        organisation_id uuid not null references organisations on delete cascade,
        domain text not null check (domain <> ''),
        token text not null,
        verified_at timestamptz,
        checked_at timestamptz,
        missing_since timestamptz,
        created_at timestamptz not null,
        unique (organisation_id, domain)
      )`,
      `create unique index mail_domains_verified on mail_domains (domain) where verified_at is not null`,
      ...protectedTables('sign_in_providers', 'mail_domains'),
      `alter table external_identities
        add column organisation_id uuid,
        add column confirmed_at timestamptz,
        drop constraint external_identities_pkey,
        add primary key (id),
        add constraint external_identities_once unique nulls not distinct (organisation_id, issuer, subject),
        add constraint external_identities_member foreign key (organisation_id, user_id)
          references user_organisations (organisation_id, user_id) on delete cascade`,
      `alter table external_identities enable row level security`,
      `alter table external_identities force row level security`,
      // Identities of the installation's providers belong to no organisation.
      `create policy own_rows on external_identities using (
        organisation_id is null or coalesce(current_setting('app.org', true), '') = ''
        or organisation_id::text = coalesce(current_setting('app.org', true), ''))`,
      `alter table external_sign_ups add column provider_organisation_id uuid references organisations on delete cascade`,
      `alter table provider_visits drop constraint provider_visits_intent_check`,
      `alter table provider_visits add constraint provider_visits_intent_check
        check (intent in ('signin', 'signup', 'test'))`,
    ]),
}
