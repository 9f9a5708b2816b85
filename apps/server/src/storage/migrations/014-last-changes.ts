import type { Migration } from 'kysely/migration'
import { runStatements } from './run-statements.ts'

/** Times of the last sign-ins, and the last change of each setting, from the audit log. */
export const lastChanges: Migration = {
  up: (db) =>
    runStatements(db, [
      `alter table users add column last_signed_in_at timestamptz`,
      `update users set last_signed_in_at = entry.at
        from (select actor_id, max(at) as at from audit_log where action = 'session.started' group by actor_id) entry
        where entry.actor_id = users.id`,
      `alter table settings
        add column changed_at timestamptz,
        add column changed_by uuid references users on delete set null`,
      `update settings set changed_at = entry.at, changed_by = users.id
        from (select distinct on (target) target, at, actor_id from audit_log
          where action = 'setting.changed' order by target, id desc) entry
        left join users on users.id = entry.actor_id
        where entry.target = settings.key`,
      // The list of an organisation's users shows the assignments of each.
      `drop index connector_users_by_user`,
      `create index connector_users_by_user on connector_users (organisation_id, user_id)`,
      // Every card repeatedly queries the last refresh of either kind, among years of refreshes.
      `create index refresh_runs_by_trigger on refresh_runs (connector_id, trigger, triggered_at)`,
    ]),
}
