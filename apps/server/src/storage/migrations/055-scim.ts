import type { Migration } from 'kysely/migration'
import { protectedTables } from './protected-tables.ts'
import { runStatements } from './run-statements.ts'

/** What a directory stores with SCIM about members and security groups of an organisation. */
export const scim: Migration = {
  up: (db) =>
    runStatements(db, [
      `create table scim_users (
        organisation_id uuid not null,
        user_id uuid not null,
        external_id text check (external_id <> ''),
        deactivated boolean not null default false,
        primary key (organisation_id, user_id),
        foreign key (organisation_id, user_id) references user_organisations on delete cascade
      )`,
      `create unique index scim_users_external_id on scim_users (organisation_id, external_id)`,
      `create table scim_groups (
        organisation_id uuid not null,
        group_id uuid not null,
        external_id text check (external_id <> ''),
        provisioned boolean not null default false,
        primary key (organisation_id, group_id),
        foreign key (organisation_id, group_id) references security_groups (organisation_id, id) on delete cascade
      )`,
      `create unique index scim_groups_external_id on scim_groups (organisation_id, external_id)`,
      ...protectedTables('scim_users', 'scim_groups'),
    ]),
}
