import type { Migration } from 'kysely/migration'
import { runStatements } from './run-statements.ts'

export const runCauses: Migration = {
  up: (db) =>
    runStatements(db, [
      `alter table refresh_runs drop constraint refresh_runs_state_check`,
      `alter table refresh_runs add check (state in ('queued', 'running', 'succeeded', 'failed', 'interrupted', 'cancelled'))`,
      `alter table refresh_runs
        add column cause text,
        add column retry_at timestamptz,
        add column cancelled_by uuid references users on delete set null`,
      `alter table sync_files
        add column cursor text,
        add column rows bigint not null default 0`,
    ]),
}
