import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoStorage } from '../../../test/support/test-storage.ts'
import type { Storage } from '../storage.ts'
import { lastChanges } from './014-last-changes.ts'

let storage: Storage
beforeAll(async () => {
  storage = await demoStorage()
})
afterAll(() => storage.close())

const before = `
  begin;
  drop trigger announce_sign_ins on users;
  alter table users drop column last_signed_in_at;
  alter table settings drop column changed_at, drop column changed_by;
  drop index refresh_runs_by_trigger;
  insert into audit_log (at, action, actor_id, target)
    select at::timestamptz, action, (select id from users where first_name = actor), target from (values
      ('2026-01-01T08:00Z', 'session.started', 'Una', null),
      ('2026-01-03T08:00Z', 'session.started', 'Una', null),
      ('2026-01-09T08:00Z', 'sign-in.refused', 'Eli', null),
      ('2026-01-02T08:00Z', 'setting.changed', 'Adam', 'AllowSignUp'),
      ('2026-01-04T08:00Z', 'setting.changed', 'Sue', 'AllowSignUp'),
      ('2026-01-05T08:00Z', 'setting.changed', 'a deleted user', 'AllowConnectorRefresh')
    ) entry (at, action, actor, target)`

it('imports the last sign-ins and setting changes from the audit log', async () => {
  await storage.withConnection(async ({ query, db }) => {
    await query(before)
    await lastChanges.up(db)
    const people = db.selectFrom('users').select(['first_name', 'last_signed_in_at as at'])
    expect(await people.where('first_name', 'in', ['Una', 'Eli']).orderBy('first_name').execute()).toEqual([
      { first_name: 'Eli', at: null },
      { first_name: 'Una', at: new Date('2026-01-03T08:00Z') },
    ])
    const turned = await db
      .selectFrom('settings')
      .leftJoin('users', 'users.id', 'changed_by')
      .select(['key', 'changed_at as at', 'first_name as by'])
      .orderBy('key')
      .execute()
    expect(turned.filter(({ at }) => at !== null)).toEqual([
      { key: 'AllowConnectorRefresh', at: new Date('2026-01-05T08:00Z'), by: null },
      { key: 'AllowSignUp', at: new Date('2026-01-04T08:00Z'), by: 'Sue' },
    ])
    await query('rollback')
  })
})
