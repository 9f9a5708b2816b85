import type { Migration } from 'kysely/migration'
import { runStatements } from './run-statements.ts'

// A company's target database is one row. The product that is synchronised and the token for the company at Xero both
// refer to it, including the organisation.
export const databaseTargets: Migration = {
  up: (db) =>
    runStatements(db, [
      `create table database_credentials (
        organisation_id uuid primary key references organisations on delete cascade,
        host text not null,
        database text not null,
        schema text not null,
        username text not null,
        password_sealed text not null
      )`,
      `create table xero2sql_tenants (
        organisation_id uuid not null references organisations on delete cascade,
        tenant_id text not null check (tenant_id <> ''),
        name text not null check (name <> ''),
        host text,
        database text,
        schema text,
        username text,
        password_sealed text,
        primary key (organisation_id, tenant_id),
        check (num_nulls(host, database, schema, username, password_sealed) in (0, 5))
      )`,
      `create table xero2sql_tokens (
        xero_user_id text primary key check (xero_user_id <> ''),
        organisation_id uuid not null references organisations on delete cascade,
        email text not null,
        unique (organisation_id, xero_user_id)
      )`,
      `create table xero2sql_token_tenants (
        organisation_id uuid not null,
        xero_user_id text not null,
        tenant_id text not null,
        primary key (xero_user_id, tenant_id),
        foreign key (organisation_id, xero_user_id)
          references xero2sql_tokens (organisation_id, xero_user_id) on delete cascade,
        foreign key (organisation_id, tenant_id) references xero2sql_tenants on delete cascade
      )`,
      `create index xero2sql_token_tenants_by_tenant on xero2sql_token_tenants (organisation_id, tenant_id)`,
      `create table xero2sql_products (
        id uuid primary key default gen_random_uuid(),
        organisation_id uuid not null references organisations on delete cascade,
        tenant_id text not null,
        company_name text not null check (company_name <> ''),
        last_triggered_at timestamptz,
        unique (organisation_id, id),
        unique (organisation_id, tenant_id),
        foreign key (organisation_id, tenant_id) references xero2sql_tenants
      )`,
      `create table xero2sql_product_users (
        organisation_id uuid not null,
        product_id uuid not null,
        user_id uuid not null,
        primary key (product_id, user_id),
        foreign key (organisation_id, product_id) references xero2sql_products (organisation_id, id) on delete cascade,
        foreign key (organisation_id, user_id) references user_organisations on delete cascade
      )`,
      `create index xero2sql_product_users_by_user on xero2sql_product_users (organisation_id, user_id)`,
    ]),
}
