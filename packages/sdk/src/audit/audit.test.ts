import { describe, expect, it } from 'vitest'
import {
  auditFilterOf,
  auditFilterParameters,
  auditQuery,
  isAuditFiltered,
  plainAuditFilter,
} from './audit-filter.ts'
import {
  auditAction,
  auditActor,
  auditChanges,
  auditChangesText,
  auditGroups,
  auditValue,
} from './audit-words.ts'

describe('an entry in words', () => {
  it.each([
    ['connector.changed', 'Connector changed'],
    ['sign-in.refused', 'Sign-in refused'],
    ['tokens.created', 'API token created'],
    ['security_groups.linked', 'Security group linked'],
    ['something.new', 'something.new'],
    ['constructor.changed', 'constructor.changed'],
    ['connector', 'connector'],
  ])('the action %s is "%s"', (action, expected) => {
    expect(auditAction(action)).toBe(expected)
  })

  it('lists the groups by their words', () => {
    const labels = auditGroups().map(({ label }) => label)
    expect(labels.slice(0, 4)).toEqual(['Account', 'Alert channel', 'Alerts', 'API token'])
  })

  it.each([
    [{ actor: { id: 'u1', name: 'Olga Oak' }, requestId: 'r1' }, 'Olga Oak'],
    [{ actor: null, requestId: null }, 'Server'],
    [{ actor: null, requestId: 'r1' }, 'Not signed in'],
  ])('names who made the change %#', (entry, expected) => {
    expect(auditActor(entry)).toBe(expected)
  })

  it.each([
    [null, 'nothing'],
    ['', 'nothing'],
    [true, 'yes'],
    [false, 'no'],
    [0, '0'],
  ])('the value %j is "%s"', (value, expected) => {
    expect(auditValue(value)).toBe(expected)
  })

  it('leaves out values that stayed the same', () => {
    const values = [
      { name: 'name', before: 'Files', after: 'Store' },
      { name: 'type', before: 'ftp', after: 'ftp' },
      { name: 'trigger', before: null, after: 'manual' },
    ]
    expect(auditChanges({ values }).map(({ name }) => name)).toEqual(['Name', 'Trigger'])
    expect(auditChangesText({ values })).toBe('Name: Files → Store; Trigger: manual')
  })

  it('names objects, roles and words, and keeps the id of what no longer exists', () => {
    const finance = '0b6f0a3e-1c55-4b8e-9c35-2f1d7a90c001'
    const deleted = '0b6f0a3e-1c55-4b8e-9c35-2f1d7a90c002'
    const names = [{ id: finance, name: 'Finance' }]
    const values = [
      { name: 'groups', before: `${finance} ${deleted}`, after: finance },
      { name: 'groupId', before: 'all', after: null },
      { name: 'role', before: 'User', after: 'OrganisationAdmin' },
      { name: 'change', before: null, after: 'areas.deleted' },
      { name: 'applyFor', before: null, after: 'allCurrentAndFuture' },
      { name: 'unknownField', before: null, after: 'stays' },
    ]
    expect(auditChanges({ values, names }).map(({ name, before, after }) => [name, before, after])).toEqual([
      ['Security groups', `${deleted}, Finance`, 'Finance'],
      ['Security group', 'all', 'nothing'],
      ['Role', 'User', 'Organisation administrator'],
      ['Change', null, 'Area deleted'],
      ['Applies to', null, 'all current and future'],
      ['unknownField', null, 'stays'],
    ])
  })
})

describe('the filters', () => {
  const filter = {
    everything: true,
    actor: 'u1',
    target: 'c1',
    action: 'connector',
    from: '2026-11-01',
    to: '2026-11-02',
  }

  it('return from the address they are written to', () => {
    const written = Object.entries(auditFilterParameters(filter)).filter(
      (pair): pair is [string, string] => pair[1] !== null,
    )
    expect(auditFilterOf(new URLSearchParams(written))).toEqual(filter)
  })

  it('ignore what is not valid in an address', () => {
    expect(auditFilterOf(new URLSearchParams('scope=x&from=yesterday&to=2026-13-40&actor='))).toEqual(
      plainAuditFilter,
    )
  })

  it('include the whole last day', () => {
    const { from = '', to = '' } = auditQuery({ ...plainAuditFilter, from: '2026-11-01', to: '2026-11-01' })
    expect(Date.parse(to) - Date.parse(from)).toBe(24 * 3_600_000)
  })

  it('are empty without a choice', () => {
    expect(auditQuery(plainAuditFilter)).toEqual({})
    expect(isAuditFiltered({ ...plainAuditFilter, everything: true })).toBe(false)
    expect(isAuditFiltered(filter)).toBe(true)
  })
})
