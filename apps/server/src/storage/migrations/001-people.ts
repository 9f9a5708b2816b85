import type { Migration } from 'kysely/migration'
import { runStatements } from './run-statements.ts'

export const people: Migration = {
  up: (db) =>
    runStatements(db, [
      `create table organisations (
        id uuid primary key default gen_random_uuid(),
        client_key text not null unique,
        company_name text not null check (company_name <> ''),
        code text,
        created_at timestamptz not null default now()
      )`,
      `create table roles (
        id smallint primary key,
        name text not null unique,
        level smallint not null unique,
        display_name text not null
      )`,
      `insert into roles (id, name, level, display_name) values
        (1, 'SuperAdmin', 0, 'Super administrator'),
        (2, 'Admin', 1, 'Administrator'),
        (3, 'OrganisationAdmin', 2, 'Organisation administrator'),
        (4, 'ExcelUser', 3, 'Excel user'),
        (5, 'User', 4, 'User')`,
      `create table statuses (id smallint primary key, name text not null unique)`,
      `insert into statuses (id, name) values (1, 'active'), (2, 'locked'), (3, 'archived')`,
      `create table users (
        id uuid primary key default gen_random_uuid(),
        email text not null,
        email_key text not null unique,
        first_name text not null,
        last_name text not null,
        password_hash text,
        role_id smallint not null references roles,
        status_id smallint not null default 1 references statuses,
        require_mfa boolean not null default false,
        created_at timestamptz not null default now()
      )`,
      `create table user_organisations (
        organisation_id uuid not null references organisations on delete cascade,
        user_id uuid not null references users on delete cascade,
        primary key (organisation_id, user_id)
      )`,
      `create index user_organisations_by_user on user_organisations (user_id)`,
      `create table sessions (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users on delete cascade,
        created_at timestamptz not null,
        active_at timestamptz not null,
        ended_at timestamptz,
        end_reason text
      )`,
      `create index sessions_by_user on sessions (user_id)`,
      `create table refresh_tokens (
        token_hash text primary key,
        session_id uuid not null references sessions on delete cascade,
        issued_at timestamptz not null,
        used_at timestamptz
      )`,
      `create index refresh_tokens_by_session on refresh_tokens (session_id)`,
      `create table sign_in_attempts (
        counter text primary key,
        failures integer not null,
        last_failed_at timestamptz not null,
        blocked_until timestamptz
      )`,
    ]),
}
