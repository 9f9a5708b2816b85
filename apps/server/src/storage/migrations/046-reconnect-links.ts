import type { Migration } from 'kysely/migration'
import { protectedTables } from './protected-tables.ts'
import { runStatements } from './run-statements.ts'

/**
 * Requests to others to authorise a connector again. An authorisation that starts from one has no session, and its grant
 * names the address that was asked. It outlives its link, so that the person who returns sees that it is not valid any more.
 */
export const reconnectLinks: Migration = {
  up: (db) =>
    runStatements(db, [
      `create table reconnect_links (
        id uuid primary key default gen_random_uuid(),
        organisation_id uuid not null,
        connector_id uuid not null,
        email text not null,
        token_hash text not null unique,
        connector_hash text not null,
        asked_by uuid not null references users on delete cascade,
        sent_at timestamptz not null,
        expires_at timestamptz not null,
        unique (connector_id),
        foreign key (organisation_id, connector_id) references connectors (organisation_id, id) on delete cascade
      )`,
      `create index reconnect_links_by_asker on reconnect_links (asked_by)`,
      `create index reconnect_links_by_expiry on reconnect_links (expires_at)`,
      ...protectedTables('reconnect_links'),
      `alter table authorisations
        alter column session_id drop not null,
        add column link_id uuid,
        add check ((session_id is null) <> (link_id is null))`,
      `alter table provider_grants add column authorised_address text`,
    ]),
}
