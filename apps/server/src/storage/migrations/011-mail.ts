import type { Migration } from 'kysely/migration'
import { runStatements } from './run-statements.ts'

/** When a mail is retried, and why one was given up. */
export const mailDelivery: Migration = {
  up: (db) =>
    runStatements(db, [
      `alter table outbox
        add column due_at timestamptz,
        add column failed_at timestamptz,
        add column failure text`,
      `update outbox set due_at = created_at`,
      `alter table outbox alter column due_at set not null`,
      `drop index outbox_waiting`,
      `create index outbox_waiting on outbox (position) where sent_at is null and failed_at is null`,
    ]),
}
