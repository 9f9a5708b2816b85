import type { Migration } from 'kysely/migration'
import { runStatements } from './run-statements.ts'

/**
 * Credentials for programs. A service account is a user without a sign-in method, so that all rights apply to it unchanged.
 */
export const apiTokens: Migration = {
  up: (db) =>
    runStatements(db, [
      `alter table users add column kind text not null default 'person' check (kind in ('person', 'service'))`,
      `create index users_service on users (id) where kind = 'service'`,
      `create table api_tokens (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users on delete cascade,
        name text not null check (name <> ''),
        scope text not null check (scope in ('read', 'refresh', 'administer')),
        token_hash text not null unique,
        hint text not null,
        limited boolean not null,
        created_by uuid references users on delete set null,
        created_at timestamptz not null,
        expires_at timestamptz,
        revoked_at timestamptz,
        last_used_at timestamptz,
        window_started_at timestamptz,
        window_calls integer not null default 0
      )`,
      `create index api_tokens_by_user on api_tokens (user_id)`,
      `create table api_token_organisations (
        token_id uuid not null references api_tokens on delete cascade,
        organisation_id uuid not null references organisations on delete cascade,
        primary key (token_id, organisation_id)
      )`,
      `alter table api_token_organisations enable row level security`,
      `alter table api_token_organisations force row level security`,
      `create policy own_rows on api_token_organisations using (
        coalesce(current_setting('app.org', true), '') = ''
        or organisation_id::text = coalesce(current_setting('app.org', true), ''))`,
      `create index api_token_organisations_by_organisation on api_token_organisations (organisation_id)`,
    ]),
}
