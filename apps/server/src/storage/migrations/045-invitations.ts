import type { Migration } from 'kysely/migration'
import { protectedTables } from './protected-tables.ts'
import { runStatements } from './run-statements.ts'

/** Invitations that are not accepted yet, with what the invited people get. Accepting or withdrawing one deletes it. */
export const invitations: Migration = {
  up: (db) =>
    runStatements(db, [
      `create table invitations (
        id uuid primary key default gen_random_uuid(),
        organisation_id uuid not null references organisations on delete cascade,
        email text not null,
        email_key text not null,
        first_name text not null,
        last_name text not null,
        role_id integer not null references roles,
        token_hash text not null unique,
        invited_by uuid not null references users on delete cascade,
        sent_at timestamptz not null,
        expires_at timestamptz not null,
        unique (organisation_id, id),
        unique (organisation_id, email_key)
      )`,
      `create index invitations_by_inviter on invitations (invited_by)`,
      `create index invitations_by_expiry on invitations (expires_at)`,
      ...['group', 'connector'].flatMap((thing) => [
        `create table invitation_${thing}s (
          organisation_id uuid not null,
          invitation_id uuid not null,
          ${thing}_id uuid not null,
          primary key (invitation_id, ${thing}_id),
          foreign key (organisation_id, invitation_id) references invitations (organisation_id, id) on delete cascade,
          foreign key (organisation_id, ${thing}_id)
            references ${thing === 'group' ? 'security_groups' : 'connectors'} (organisation_id, id) on delete cascade
        )`,
        `create index invitation_${thing}s_by_${thing} on invitation_${thing}s (${thing}_id)`,
      ]),
      ...protectedTables('invitations', 'invitation_groups', 'invitation_connectors'),
    ]),
}
