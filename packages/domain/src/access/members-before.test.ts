import { describe, expect, it } from 'vitest'
import type { AuditEntry, AuditedValue } from '../audit/audit-entry.ts'
import { membersBefore } from './members-before.ts'
import type { MemberAccess } from './past-access.ts'

const named = (...ids: string[]) => ids.map((id) => ({ id, name: id.toUpperCase() }))

const ann: MemberAccess = {
  id: 'ann',
  name: 'Ann Elm',
  emailAddress: 'ann@tributary.example',
  role: 'Admin',
  status: 'active',
  groups: named('sales'),
  connectors: named('shop'),
}

const value = (name: string, before: AuditedValue['before'], after: AuditedValue['after']): AuditedValue => ({
  name,
  before,
  after,
})
let hour = 0
const entry = (action: string, target: string, ...values: AuditedValue[]): AuditEntry => ({
  id: String(++hour),
  at: new Date(Date.UTC(2026, 10, 20, 23, -hour)),
  action,
  actor: null,
  token: null,
  organisation: null,
  target,
  targetName: target.toUpperCase(),
  values,
  names: [],
  ip: null,
  requestId: null,
})
const before = (...entries: AuditEntry[]) => membersBefore([ann], entries)
const only = (...entries: AuditEntry[]) => before(...entries).members[0]

describe('the access at a past time [REPORT-02]', () => {
  it('is the present one if nothing has changed since', () => {
    expect(before(entry('connector.refreshed', 'shop'))).toEqual({ members: [ann], completeSince: null })
  })

  it('has the role, the status, the name and the address before a change', () => {
    const changed = entry(
      'users.changed',
      'ann',
      value('firstName', 'Anna', 'Ann'),
      value('lastName', 'Oak', 'Elm'),
      value('emailAddress', 'anna@tributary.example', 'ann@tributary.example'),
      value('role', 'User', 'Admin'),
      value('status', 'locked', 'active'),
    )
    expect(only(changed)).toMatchObject({
      name: 'Anna Oak',
      emailAddress: 'anna@tributary.example',
      role: 'User',
      status: 'locked',
    })
  })

  it.each([
    ['a group that was added', entry('users.linked', 'ann', value('groupId', null, 'sales')), ''],
    ['a group that was removed', entry('users.unlinked', 'ann', value('groupId', 'old', null)), 'sales old'],
    [
      'all groups that were removed',
      entry('users.unlinked', 'ann', value('groupId', 'all', null), value('groups', 'a b', null)),
      'a b',
    ],
    ['a list that was replaced', entry('users.linked', 'ann', value('groups', 'a', 'sales')), 'a'],
    [
      'a group that was deleted',
      entry('security_groups.deleted', 'old', value('members', 'ann bob', null)),
      'sales old',
    ],
    ['links of another kind', entry('users.linked', 'ann', value('helperTableId', null, 'fx')), 'sales'],
  ])('undoes %s', (_, change, groups) => {
    const { members, completeSince } = before(change)
    expect(members[0]?.groups.map(({ id }) => id).join(' ')).toBe(groups)
    expect(completeSince).toBeNull()
  })

  it('undoes the assignment of connectors, the newest change first', () => {
    const changes = [
      entry('connector.users-changed', 'shop', value('users', '', 'ann')),
      entry('connector.users-changed', 'warehouse', value('users', 'ann bob', 'bob')),
    ]
    expect(only(...changes)?.connectors).toEqual([{ id: 'warehouse', name: 'WAREHOUSE' }])
  })

  it('lacks who became a member later, and has who has left', () => {
    expect(before(entry('users.created', 'ann')).members).toEqual([])
    expect(before(entry('invitations.accepted', 'ann')).members).toEqual([])
    const left = entry(
      'users.removed',
      'bob',
      value('firstName', 'Bob', null),
      value('lastName', 'Fir', null),
      value('emailAddress', 'bob@tributary.example', null),
      value('role', 'User', null),
      value('status', 'active', null),
      value('groups', 'sales', null),
      value('connectors', '', null),
    )
    expect(before(left)).toEqual({
      members: [
        ann,
        {
          id: 'bob',
          name: 'Bob Fir',
          emailAddress: 'bob@tributary.example',
          role: 'User',
          status: 'active',
          groups: named('sales'),
          connectors: [],
        },
      ],
      completeSince: null,
    })
  })

  const undone = (change: string, target = 'ann') =>
    entry(`${change.split('.')[0]}.undone`, target, value('change', null, change))
  const linked = (group = 'old') => entry('users.linked', 'ann', value('groupId', null, group))
  const groupsBefore = (...entries: AuditEntry[]) => {
    const { members, completeSince } = before(...entries)
    return [members[0]?.groups.map(({ id }) => id).join(' '), completeSince]
  }

  it('leaves out an undone change, and keeps one that was done again [REPORT-05]', () => {
    expect(groupsBefore(undone('users.linked'), linked('sales'))).toEqual(['sales', null])
    expect(groupsBefore(undone('users.undone'), undone('users.linked'), linked('sales'))).toEqual(['', null])
    expect(groupsBefore(undone('areas.deleted', 'costs'))).toEqual(['sales', null])
  })

  it('is incomplete if it cannot tell which change was undone [REPORT-05]', () => {
    const [lost, twice] = [undone('users.linked'), undone('users.linked')]
    expect(groupsBefore(lost)).toEqual(['sales', lost.at])
    expect(groupsBefore(twice, linked('a'), linked('b'))).toEqual(['sales', twice.at])
  })

  it.each([
    entry('users.unlinked', 'ann', value('groupId', 'all', null)),
    entry('security_groups.deleted', 'sales', value('name', 'Sales', null)),
    entry('users.removed', 'bob', value('role', 'User', null)),
  ])('is complete since the newest entry that lacks a part: $action [REPORT-03]', (lacking) => {
    const older = entry('users.unlinked', 'ann', value('groupId', 'all', null))
    expect(
      before(entry('users.linked', 'ann', value('groupId', null, 'x')), lacking, older).completeSince,
    ).toEqual(lacking.at)
  })
})
