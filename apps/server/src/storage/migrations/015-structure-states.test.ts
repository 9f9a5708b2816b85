import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoStorage } from '../../../test/support/test-storage.ts'
import type { Storage } from '../storage.ts'
import { structureStates } from './015-structure-states.ts'

let storage: Storage
beforeAll(async () => {
  storage = await demoStorage()
})
afterAll(() => storage.close())

const before = `
  begin;
  drop trigger audit_log_moves_structure on audit_log;
  drop table structure_states;
  drop function note_structure_change(), is_structural(audit_log);
  insert into audit_log (at, action, organisation_id)
    select at::timestamptz, action, (select id from organisations where company_name = organisation) from (values
      ('2026-01-01T08:00Z', 'areas.created', 'acme Traders'),
      ('2026-01-02T08:00Z', 'database.synchronised', 'acme Traders'),
      ('2026-01-03T08:00Z', 'connector.refreshed', 'acme Traders'),
      ('2026-01-02T08:00Z', 'database.synchronised', 'Birch Ltd'),
      ('2026-01-03T08:00Z', 'security_groups.changed', 'Birch Ltd'),
      ('2026-01-04T08:00Z', 'milestones.deleted', 'Cedar & Co'),
      ('2026-01-05T08:00Z', 'areas.created', 'deleted')
    ) entry (at, action, organisation)`

const day = (text: string) => new Date(`2026-01-0${text}T08:00Z`)

it('imports changes and synchronisations from the audit log', async () => {
  await storage.withConnection(async ({ query, db }) => {
    await query(before)
    await structureStates.up(db)
    const states = await db
      .selectFrom('structure_states')
      .innerJoin('organisations', 'organisations.id', 'organisation_id')
      .select(['company_name as of', 'changes', 'changed_at as at', 'synchronised_changes as seen'])
      .orderBy('company_name')
      .execute()
    expect(states).toEqual([
      { of: 'Birch Ltd', changes: '1', at: day('3'), seen: '0' },
      { of: 'Cedar & Co', changes: '1', at: day('4'), seen: null },
      { of: 'acme Traders', changes: '1', at: day('1'), seen: '1' },
    ])
    await query('rollback')
  })
})
