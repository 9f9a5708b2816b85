import { connectorKinds } from '@tributary/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { at, connectorWith, logWith } from '../../test/builders.ts'
import { filterTriage } from './filter-triage.ts'
import {
  everyTriage,
  formatTriageFilter,
  parseTriageFilter,
  type TriageFilter,
  triageParameters,
  triageSorts,
} from './triage-filter.ts'
import { type TriageConnector, triageCounts, triageRows } from './triage-rows.ts'
import { attentionStates, triageStates } from './triage-state.ts'

const now = at('07:15')
const failed = logWith({
  manuallyTriggeredAt: at('07:00'),
  completedAt: at('07:05'),
  hasError: true,
  cause: 'timed-out',
})
const mine = { assigned: { count: 1, self: true, first: [] } }
const named = (name: string, facts: Partial<TriageConnector> = {}): TriageConnector => ({
  ...connectorWith({ name, key: `key-${name}` }),
  type: 'ftp',
  lastLoadedAt: at('06:00'),
  ...facts,
})
const rows = triageRows(
  [
    named('Ägir', { schedule: '0 8 * * *', rows: 12 }),
    named('Zoo', { ...mine, rows: 900, type: 'xero' }),
    named('Off', { status: 'DISCONNECTED' }),
    named('New', { lastLoadedAt: null }),
    named('Broken', { log: failed, schedule: '0 9 * * *' }),
    named('Broken for long', { log: failed, lastLoadedAt: at('03:00') }),
    named('Broken from the start', {
      log: failed,
      lastLoadedAt: null,
      ...mine,
      pausedAt: now,
      schedule: '0 7 * * *',
    }),
    named('Old', { lastLoadedAt: new Date('2026-11-01T06:00:00Z') }),
  ],
  now,
)
const names = (filter: Partial<TriageFilter>) =>
  filterTriage(rows, { ...everyTriage, ...filter }).map(({ connector }) => connector.name)

it('lists the worst first, then the oldest data, then by name [GLANCE-04]', () => {
  expect(rows.map(({ connector }) => connector.name)).toEqual([
    'Broken from the start',
    'Broken for long',
    'Broken',
    'Old',
    'New',
    'Ägir',
    'Zoo',
    'Off',
  ])
})

it('counts every row in exactly one state [GLANCE-04]', () => {
  const counts = triageCounts(rows)
  expect(counts).toMatchObject({ error: 3, stale: 1, never: 1, ok: 2, off: 1, stuck: 0 })
  expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(rows.length)
  expect(Object.keys(counts)).toEqual([...triageStates])
})

describe('a filter', () => {
  it.each([
    ['states', { states: attentionStates }, ['Broken from the start', 'Broken for long', 'Broken']],
    ['types', { types: ['XERO'] }, ['Zoo']],
    ['the viewer', { mine: true }, ['Broken from the start', 'Zoo']],
    ['a name in any letter case', { search: 'ÄGIR' }, ['Ägir']],
    ['words in any order', { search: ' long BROKEN' }, ['Broken for long']],
    ['a key', { search: 'key-zoo' }, ['Zoo']],
    ['the name of a type', { search: 'Xero' }, ['Zoo']],
    ['all of these', { states: ['error'] as const, mine: true, search: 'start' }, ['Broken from the start']],
  ])('shows only %s [GLANCE-06]', (_, filter, expected) => {
    expect(names(filter)).toEqual(expected)
  })

  it.each([
    [
      'name',
      'ascending',
      ['Ägir', 'Broken', 'Broken for long', 'Broken from the start', 'New', 'Off', 'Old', 'Zoo'],
    ],
    [
      'state',
      'descending',
      ['Off', 'Zoo', 'Ägir', 'New', 'Old', 'Broken', 'Broken for long', 'Broken from the start'],
    ],
    [
      'loaded',
      'ascending',
      ['Old', 'Broken for long', 'Broken', 'Ägir', 'Zoo', 'Off', 'Broken from the start', 'New'],
    ],
    [
      'next',
      'ascending',
      ['Ägir', 'Broken', 'Broken from the start', 'Broken for long', 'Old', 'New', 'Zoo', 'Off'],
    ],
    [
      'rows',
      'descending',
      ['Zoo', 'Ägir', 'Broken from the start', 'Broken for long', 'Broken', 'Old', 'New', 'Off'],
    ],
    [
      'type',
      'descending',
      ['Zoo', 'Broken from the start', 'Broken for long', 'Broken', 'Old', 'New', 'Ägir', 'Off'],
    ],
  ] as const)('sorts by %s, %s, without a value last [GLANCE-06]', (sort, direction, expected) => {
    expect(names({ sort, direction })).toEqual(expected)
  })
})

describe('the address of a filter', () => {
  it.each([
    ['', {}],
    ['state=error,refused', { states: ['error', 'refused'] }],
    ['type=ftp,xero', { types: ['ftp', 'xero'] }],
    ['search=two+words+%26+more', { search: 'two words & more' }],
    ['mine=true', { mine: true }],
    ['sort=-name', { sort: 'name', direction: 'descending' }],
    ['sort=-state', { sort: 'state', direction: 'descending' }],
    [
      'state=stale&type=ftp&search=a&mine=true&sort=next',
      { states: ['stale'], types: ['ftp'], search: 'a', mine: true, sort: 'next' },
    ],
  ] as const)('"%s" is short and can be read again [GLANCE-06]', (query, filter) => {
    expect(formatTriageFilter({ ...everyTriage, ...filter })).toBe(query)
    expect(parseTriageFilter(query)).toEqual({ ...everyTriage, ...filter })
  })

  it.each([
    [
      'unknown values',
      'state=worse,error,ERROR&type=fax&mine=yes&sort=-luck&view=list',
      { states: ['error'] },
    ],
    ['repeated parameters', '?state=refused&state=error,refused', { states: ['error', 'refused'] }],
  ] as const)('is read in spite of %s [GLANCE-06]', (_, query, filter) => {
    expect(parseTriageFilter(query)).toEqual({ ...everyTriage, ...filter })
  })

  it('accepts the types that the caller knows', () => {
    expect(parseTriageFilter('type=sage,ftp', ['sage']).types).toEqual(['sage'])
  })

  const anyFilter: fc.Arbitrary<TriageFilter> = fc.record({
    states: fc.subarray([...triageStates]),
    types: fc.subarray(connectorKinds.map(({ type }) => type)),
    search: fc.string({ unit: 'grapheme' }),
    mine: fc.boolean(),
    sort: fc.constantFrom(...triageSorts),
    direction: fc.constantFrom('ascending', 'descending'),
  })

  it('is read as the same filter, whatever it is [GLANCE-06]', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        const query = formatTriageFilter(filter)
        expect(parseTriageFilter(query)).toEqual(filter)
        expect(triageParameters).toEqual(expect.arrayContaining([...new URLSearchParams(query).keys()]))
      }),
    )
  })
})
