import type { Migration } from 'kysely/migration'
import { protectedTables } from './protected-tables.ts'
import { runStatements } from './run-statements.ts'

/**
 * Several sign-in providers per organisation. The first one keeps the id of the organisation, so its redirect address and its
 * sealed secret stay valid. "Only through the provider" becomes a rule of the organisation.
 */
export const signInProviders: Migration = {
  up: (db) =>
    runStatements(db, [
      `create table sign_in_policies (
        organisation_id uuid primary key references organisations on delete cascade,
        only_provider boolean not null default false,
        fallback_id uuid references users on delete set null,
        providers_added integer not null default 0
      )`,
      ...protectedTables('sign_in_policies'),
      `insert into sign_in_policies (organisation_id, only_provider, fallback_id, providers_added)
        select organisation_id, only_provider, fallback_id, 1 from sign_in_providers`,
      `alter table sign_in_providers add column id uuid`,
      `update sign_in_providers set id = organisation_id`,
      `alter table sign_in_providers
        alter column id set not null,
        drop column only_provider,
        drop column fallback_id,
        drop constraint sign_in_providers_pkey,
        add primary key (id),
        add constraint sign_in_providers_place unique (organisation_id, id)`,
      `alter table mail_domains add column provider_id uuid`,
      `update mail_domains set provider_id = organisation_id
        where organisation_id in (select organisation_id from sign_in_providers)`,
      `alter table mail_domains add constraint mail_domains_provider foreign key (organisation_id, provider_id)
        references sign_in_providers (organisation_id, id) on delete set null (provider_id)`,
      `create index mail_domains_by_provider on mail_domains (provider_id)`,
      `alter table external_identities add column sign_in_provider_id uuid`,
      `delete from external_identities where organisation_id is not null
        and organisation_id not in (select organisation_id from sign_in_providers)`,
      `update external_identities set sign_in_provider_id = organisation_id where organisation_id is not null`,
      `alter table external_identities
        drop constraint external_identities_once,
        add constraint external_identities_once unique nulls not distinct (sign_in_provider_id, issuer, subject),
        add constraint external_identities_provider_place
          check ((organisation_id is null) = (sign_in_provider_id is null)),
        add constraint external_identities_provider foreign key (organisation_id, sign_in_provider_id)
          references sign_in_providers (organisation_id, id) on delete cascade`,
      // Pending confirmations of half an hour, which can be started again.
      `delete from external_sign_ups where provider_organisation_id is not null`,
      `alter table external_sign_ups add column sign_in_provider_id uuid references sign_in_providers on delete cascade`,
    ]),
}
