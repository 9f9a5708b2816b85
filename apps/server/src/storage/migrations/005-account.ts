import type { Migration } from 'kysely/migration'
import { runStatements } from './run-statements.ts'

// Accounts do not belong to an organisation. Secrets are stored as hashes only.
export const account: Migration = {
  up: (db) => runStatements(db, [...settings, ...mail, ...codes, ...signUps, ...auditChain]),
}

const settings = [
  `create table settings (key text primary key, value boolean not null)`,
  `insert into settings (key, value) values
    ('AllowSignUp', true),
    ('RequireSignUpApproval', false),
    ('RequireMultiFactorAuthentication', false),
    ('AllowExternalSignIn', true),
    ('AllowConnectorRefresh', true)`,
]

const mail = [
  `create table outbox (
    id uuid primary key,
    position bigint generated always as identity,
    kind text not null,
    recipient text not null,
    sealed text,
    created_at timestamptz not null,
    sent_at timestamptz,
    attempts integer not null default 0
  )`,
  `create index outbox_waiting on outbox (position) where sent_at is null`,
  `create table rate_counters (
    counter text primary key,
    taken integer not null,
    window_started_at timestamptz not null
  )`,
  `create table used_captchas (
    challenge_hash text primary key,
    expires_at timestamptz not null
  )`,
]

const codes = [
  `create table verification_challenges (
    reference_hash text primary key,
    user_id uuid not null references users on delete cascade,
    purpose text not null check (purpose in ('sign-in', 'mfa-enable', 'mfa-disable')),
    code_hash text not null,
    browser_hash text,
    session_id uuid references sessions on delete cascade,
    attempts integer not null default 0,
    expires_at timestamptz not null,
    check ((purpose = 'sign-in') = (browser_hash is not null)),
    check ((purpose = 'sign-in') = (session_id is null))
  )`,
  `create index verification_challenges_by_user on verification_challenges (user_id)`,
  `create table devices (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users on delete cascade,
    description text not null,
    secret_hash text,
    created_at timestamptz not null,
    used_at timestamptz not null
  )`,
  `create unique index devices_without_trust on devices (user_id, description) where secret_hash is null`,
  `create index devices_by_user on devices (user_id)`,
  `create table password_tokens (
    user_id uuid primary key references users on delete cascade,
    token_hash text not null unique,
    purpose text not null check (purpose in ('reset', 'set')),
    expires_at timestamptz not null
  )`,
  `create table external_sign_in_codes (
    code_hash text primary key,
    user_id uuid not null references users on delete cascade,
    expires_at timestamptz not null
  )`,
]

const signUps = [
  `create table external_identities (
    issuer text not null,
    subject text not null,
    provider text not null,
    user_id uuid not null references users on delete cascade,
    created_at timestamptz not null,
    primary key (issuer, subject)
  )`,
  `create index external_identities_by_user on external_identities (user_id)`,
  `create table approvals (
    id uuid primary key default gen_random_uuid(),
    approval_type text not null check (approval_type in ('JOIN_ORGANISATION', 'NEW_ORGANISATION')),
    status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'REJECTED')),
    organisation_id uuid references organisations on delete cascade,
    requester_id uuid references users on delete set null,
    opens_account boolean not null default false,
    company_name text not null,
    context jsonb not null,
    created_at timestamptz not null,
    decided_at timestamptz,
    decided_by uuid references users on delete set null,
    decided_by_name text,
    check (approval_type = 'NEW_ORGANISATION' or organisation_id is not null),
    check ((status = 'PENDING') = (decided_at is null))
  )`,
  `create index approvals_by_organisation on approvals (organisation_id)`,
  `create table external_sign_ups (
    code_hash text primary key,
    issuer text not null,
    subject text not null,
    provider text not null,
    email text not null,
    email_key text not null,
    first_name text not null,
    last_name text not null,
    organisation_id uuid references organisations on delete set null,
    approval_id uuid references approvals on delete cascade,
    finalised_at timestamptz,
    expires_at timestamptz not null
  )`,
  `create unique index external_sign_ups_approval on external_sign_ups (approval_id)`,
]

// The chain is extended at commit, when all other locks are held, so writers wait for each other in one order only.
const auditChain = [
  `create table audit_chain (
    position bigint primary key,
    audit_id bigint not null unique references audit_log,
    hash bytea not null
  )`,
  `create trigger audit_chain_only_grows before update or delete or truncate on audit_chain
    for each statement execute function refuse_change()`,
  `create function audit_hash(before bytea, entry audit_log) returns bytea language sql immutable as $$
    select sha256(before || convert_to(jsonb_build_array(
      entry.id, extract(epoch from entry.at), entry.actor_id, entry.organisation_id, entry.action, entry.target,
      entry.detail, entry.request_id, entry.ip)::text, 'UTF8'))
  $$`,
  `create function link_audit_entry() returns trigger language plpgsql as $$
  declare
    latest audit_chain;
  begin
    perform pg_advisory_xact_lock(7482903);
    select * into latest from audit_chain order by position desc limit 1;
    insert into audit_chain (position, audit_id, hash)
      values (coalesce(latest.position, 0) + 1, new.id, audit_hash(coalesce(latest.hash, ''), new));
    return null;
  end $$`,
  `do $$
  declare
    entry audit_log;
    latest audit_chain;
  begin
    for entry in select * from audit_log order by id loop
      select * into latest from audit_chain order by position desc limit 1;
      insert into audit_chain (position, audit_id, hash)
        values (coalesce(latest.position, 0) + 1, entry.id, audit_hash(coalesce(latest.hash, ''), entry));
    end loop;
  end $$`,
  `create constraint trigger audit_log_is_linked after insert on audit_log
    deferrable initially deferred for each row execute function link_audit_entry()`,
]
