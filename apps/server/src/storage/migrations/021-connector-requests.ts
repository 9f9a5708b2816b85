import type { Migration } from 'kysely/migration'
import { runStatements } from './run-statements.ts'

/** Requests for connector types. The index allows one open request per type, even from two users at the same time. */
export const connectorRequests: Migration = {
  up: (db) =>
    runStatements(db, [
      `alter table approvals drop constraint approvals_approval_type_check`,
      `alter table approvals add constraint approvals_approval_type_check
        check (approval_type in ('JOIN_ORGANISATION', 'NEW_ORGANISATION', 'ADD_CONNECTOR'))`,
      `alter table approvals add column connector_type_id uuid references connector_types on delete cascade`,
      `alter table approvals add constraint approvals_connector_type_check
        check ((approval_type = 'ADD_CONNECTOR') = (connector_type_id is not null))`,
      `create unique index approvals_open_connector_requests on approvals (organisation_id, connector_type_id)
        where status = 'PENDING'`,
    ]),
}
