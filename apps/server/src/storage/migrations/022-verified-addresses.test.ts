import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoStorage } from '../../../test/support/test-storage.ts'
import type { Storage } from '../storage.ts'
import { verifiedAddresses } from './022-verified-addresses.ts'

let storage: Storage
beforeAll(async () => {
  storage = await demoStorage()
})
afterAll(() => storage.close())

// The previous tables, with one account for every possible history. All in 2026: accounts are created on 1 January,
// identities are linked on 2 January.
const before = `
  begin;
  drop table email_changes;
  alter table external_sign_in_codes drop column identity_id;
  alter table external_identities drop column id, drop column last_used_at,
    add column added_with_password boolean not null default false;
  alter table external_sign_ups drop column email_verified, drop column links_user_id;
  alter table users drop column email_status;
  insert into users (email, email_key, first_name, last_name, password_hash, role_id)
    select name || '@x.example', name || '@x.example', name, 'X', password, 5 from (values
      ('made', 'hash'), ('typed', 'hash'), ('reset', 'hash'), ('code', 'hash'), ('switched', 'hash'),
      ('moved', 'hash'), ('provider', null), ('hijacked', 'hash'), ('rescued', 'hash'), ('changed', 'hash'),
      ('linked', 'hash')
    ) person (name, password);
  insert into audit_log (at, action, actor_id, target, detail)
    select at::timestamptz, action, users.id, users.id::text, detail::jsonb from (values
      ('2026-01-01', 'account.created', 'typed', null),
      ('2026-01-01', 'account.created', 'reset', null),
      ('2026-01-03', 'password.reset', 'reset', null),
      ('2026-01-01', 'account.created', 'code', null),
      ('2026-01-01', 'account.created', 'switched', null),
      ('2026-01-03', 'multi-factor.enabled', 'switched', null),
      ('2026-01-01', 'account.created', 'moved', null),
      ('2026-01-03', 'password.reset', 'moved', null),
      ('2026-01-04', 'users.changed', 'moved', '{"before.emailAddress": "a", "after.emailAddress": "b"}'),
      ('2026-01-01', 'account.created', 'provider', null),
      ('2026-01-01', 'account.created', 'hijacked', null),
      ('2026-01-01', 'account.created', 'rescued', null),
      ('2026-01-03', 'password.reset', 'rescued', null),
      ('2026-01-03', 'users.changed', 'changed',
        '{"before.emailAddress": "a", "after.emailAddress": "a", "after.passwordChanged": true}'),
      ('2026-01-03', 'users.changed', 'linked',
        '{"before.emailAddress": "a", "after.emailAddress": "a", "after.passwordChanged": false}')
    ) entry (at, action, name, detail) join users on first_name = name;
  insert into devices (user_id, description, created_at, used_at)
    select id, 'A browser', now(), now() from users where first_name = 'code';
  insert into external_identities (issuer, subject, provider, user_id, created_at, added_with_password)
    select 'https://id.example', first_name, 'xero', id, '2026-01-02', first_name in ('changed', 'linked') from users
    where first_name in ('provider', 'hijacked', 'rescued', 'changed', 'linked');
  insert into sessions (user_id, created_at, active_at)
    select id, now(), now() from users where first_name in ('typed', 'made')`

it('verifies addresses that mail has reached, and removes identities older than the credentials', async () => {
  await storage.withConnection(async ({ query, db }) => {
    await query(before)
    await verifiedAddresses.up(db)
    const people = await db
      .selectFrom('users')
      .select(['first_name', 'email_status'])
      .where('last_name', '=', 'X')
      .execute()
    const having = (status: string) =>
      people.filter(({ email_status }) => email_status === status).map(({ first_name }) => first_name)
    expect(having('needs-code').toSorted()).toEqual(['hijacked', 'moved', 'typed'])
    expect(having('verified').toSorted()).toEqual([
      'changed',
      'code',
      'linked',
      'made',
      'provider',
      'rescued',
      'reset',
      'switched',
    ])
    const identities = db.selectFrom('external_identities').select('subject').orderBy('subject')
    expect((await identities.execute()).map(({ subject }) => subject)).toEqual(['linked', 'provider'])
    const open = await db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'user_id')
      .select('first_name')
      .where('ended_at', 'is', null)
      .execute()
    expect(open).toEqual([{ first_name: 'made' }])
    const demo = await db
      .selectFrom('users')
      .select('email_status')
      .distinct()
      .where('last_name', '<>', 'X')
      .execute()
    expect(demo).toEqual([{ email_status: 'verified' }])
    await query('rollback')
  })
})
