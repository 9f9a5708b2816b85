import type { Migration } from 'kysely/migration'
import { runStatements } from './run-statements.ts'

/**
 * Verified addresses, pending changes of addresses, and linked identities that can be listed and removed.
 *
 * Existing accounts, by the audit log:
 * - An account created by an administrator or the demo has no `account.created` entry. It counts as verified.
 * - A sign-up with a password is verified if mail has reached its owner since the last change of the address: they reset
 *   the password by mail, or they entered a mailed code (a device is remembered, or codes were turned on or off).
 * - A sign-up without a password has the address of its provider, which earlier versions accepted only if the provider
 *   did not call it unverified. It counts as verified, because no one could sign in to it otherwise.
 * - Every other account needs a mailed code at its next sign-in, and its sessions end. This includes accounts whose
 *   address was typed while an identity was linked: the two may belong to different people.
 *
 * An identity is removed if the account is not verified, or if the password or the address changed after it was linked.
 * Its owner links it again with the password.
 */
export const verifiedAddresses: Migration = {
  up: (db) => runStatements(db, [...addresses, ...identities, ...sessions, ...signUps, ...changes]),
}

/** Audit actions that may have given an account to another person, or a new address to its owner. */
const moved = `(entry.action = 'users.changed'
  and entry.detail ->> 'before.emailAddress' is distinct from entry.detail ->> 'after.emailAddress')`

const addresses = [
  `alter table users add column email_status text not null default 'verified'
    check (email_status in ('verified', 'needs-code', 'needs-link'))`,
  `update users set email_status = 'needs-code'
    where exists (
        select from audit_log where action = 'account.created' and target = users.id::text)
      and not exists (select from devices where user_id = users.id)
      and not exists (
        select from audit_log proof
        where (proof.action = 'password.reset' and proof.target = users.id::text
            or proof.action in ('multi-factor.enabled', 'multi-factor.disabled') and proof.actor_id = users.id)
          and proof.at > coalesce(
            (select max(entry.at) from audit_log entry where entry.target = users.id::text and ${moved}),
            '-infinity'))
      and not (password_hash is null and exists (
        select from external_identities where user_id = users.id and not added_with_password))`,
  // The code that creates an account sets whether its address is verified.
  `alter table users alter column email_status drop default`,
]

const identities = [
  `delete from external_identities using users
    where users.id = external_identities.user_id and (
      users.email_status <> 'verified'
      or exists (
        select from audit_log entry
        where entry.target = users.id::text and entry.at > external_identities.created_at and (
          entry.action in ('password.reset', 'password.changed')
          or entry.action = 'users.changed' and entry.detail ->> 'after.passwordChanged' = 'true'
          or ${moved})))`,
  `alter table external_identities
    add column id uuid not null unique default gen_random_uuid(),
    add column last_used_at timestamptz,
    drop column added_with_password`,
]

const sessions = [
  `update sessions set ended_at = now(), end_reason = 'account'
    where ended_at is null
      and user_id in (select id from users where email_status <> 'verified')`,
  `delete from external_sign_in_codes`,
  `alter table external_sign_in_codes
    add column identity_id uuid not null references external_identities (id) on delete cascade`,
]

const signUps = [
  // Pending sign-ups start again, because the provider's claim about the address was not stored.
  `delete from external_sign_ups where approval_id is null and finalised_at is null`,
  `alter table external_sign_ups
    add column email_verified boolean not null default true,
    add column links_user_id uuid references users on delete cascade`,
  `alter table external_sign_ups alter column email_verified drop default`,
  `create index external_sign_ups_by_linked_user on external_sign_ups (links_user_id) where links_user_id is not null`,
]

const changes = [
  `create table email_changes (
    user_id uuid primary key references users on delete cascade,
    token_hash text not null unique,
    email text not null,
    email_key text not null,
    session_id uuid references sessions on delete set null,
    requested_at timestamptz not null,
    expires_at timestamptz not null
  )`,
]
