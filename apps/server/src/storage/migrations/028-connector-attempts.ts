import type { Migration } from 'kysely/migration'
import { runStatements } from './run-statements.ts'

/** Authorisations of one connector, and the sources of the installation whose connectors need one. */
export const connectorAttempts: Migration = {
  up: (db) =>
    runStatements(db, [
      `alter table authorisations
        add column connector_id uuid,
        add column source_hash text,
        add check ((connector_id is null) = (source_hash is null)),
        add foreign key (organisation_id, connector_id) references connectors (organisation_id, id) on delete cascade`,
      `create index authorisations_by_connector on authorisations (connector_id)`,
      `create table authorised_sources (id text primary key)`,
    ]),
}
