import type { Migration } from 'kysely/migration'
import { runStatements } from './run-statements.ts'

/**
 * The view of a session as another user. `view_until` alone marks it: a deleted user or organisation ends the view, and must
 * not turn the calls of its pages into calls of the administrator.
 */
export const viewAs: Migration = {
  up: (db) =>
    runStatements(db, [
      `alter table sessions
        add column view_user_id uuid references users on delete set null,
        add column view_organisation uuid references organisations on delete set null,
        add column view_until timestamptz,
        add column view_ended_at timestamptz`,
      `create index sessions_by_viewed_user on sessions (view_user_id) where view_user_id is not null`,
      `create index sessions_by_viewed_organisation on sessions (view_organisation)
        where view_organisation is not null`,
    ]),
}
