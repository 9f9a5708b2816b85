import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { active, archived, areaOf, groupOf, locked, subareaOf, versionOf } from '../excel/access.samples.ts'
import type { AccessStructure, AccessTarget } from '../excel/access-structure.ts'
import { whoSees } from '../excel/who-sees.ts'
import { connectorOf, facts, personOf } from './access.samples.ts'
import type { AccessFacts, ConnectorFacts, QuestionTarget, QuestionUser } from './access-question.ts'
import { explainAccess } from './explain-access.ts'

const ann = personOf('Ann', {
  groups: ['Sales'],
  entities: ['Acme BV'],
  helperTables: ['Rates'],
  connectors: ['warehouse'],
})
const bob = personOf('Bob', {})
const revenue = { kind: 'area', id: 'Revenue' } as const
const warehouse = { kind: 'connector', id: 'warehouse' } as const
const table = (name: string) => ({ kind: 'table', connectorId: 'warehouse', schema: 'acme', name }) as const

const structureWith = (more: Partial<AccessStructure>): AccessFacts => ({
  ...facts,
  structure: { ...facts.structure, ...more },
})
const connectedWith = (more: Partial<ConnectorFacts>): AccessFacts => ({
  ...facts,
  connectors: [connectorOf('warehouse', more)],
})

const failureOf = (user: QuestionUser | undefined, target: QuestionTarget, from = facts) => {
  const { sees, checks } = explainAccess(user, target, from)
  const failed = checks.find(({ outcome }) => outcome === 'failed')
  expect(sees).toBe(!failed)
  return failed && [failed.kind, failed.fault, failed.remedy]
}

describe('the first check that fails, with its remedy', () => {
  const sales = { id: 'Sales', name: 'Sales' }
  const connectorId = 'warehouse'
  type Row = [
    title: string,
    user: QuestionUser | undefined,
    target: QuestionTarget,
    from: AccessFacts,
    failure: ReturnType<typeof failureOf>,
  ]
  const rows: Row[] = [
    ['a stranger', undefined, revenue, facts, ['member', 'not-a-member', { kind: 'add-user' }]],
    [
      'a locked user',
      { ...ann, status: locked },
      revenue,
      facts,
      ['account', 'locked', { kind: 'change-status' }],
    ],
    [
      'an archived user',
      { ...ann, status: archived },
      warehouse,
      facts,
      ['account', 'archived', { kind: 'change-status' }],
    ],
    ['a deleted area', ann, { kind: 'area', id: 'gone' }, facts, ['exists', 'missing', null]],
    [
      'a milestone of another version',
      ann,
      { kind: 'milestone', versionId: 'Empty', milestoneId: 'Q1' },
      facts,
      ['exists', 'missing', null],
    ],
    [
      'an archived area',
      ann,
      revenue,
      structureWith({ areas: [areaOf('Revenue', 'automatic', { status: archived })] }),
      [
        'not-archived',
        'item-archived',
        { kind: 'restore', what: 'area', item: { id: 'Revenue', name: 'Revenue' } },
      ],
    ],
    [
      'an area without sub-areas',
      ann,
      { kind: 'area', id: 'Bare' },
      facts,
      ['has-parts', 'without-parts', { kind: 'link-areas', item: { id: 'Bare', name: 'Bare' } }],
    ],
    [
      'an area and a sub-area that are not linked',
      ann,
      { kind: 'combination', areaId: 'Costs', subareaId: 'North' },
      facts,
      ['has-parts', 'without-parts', { kind: 'link-areas', item: { id: 'Costs', name: 'Costs' } }],
    ],
    [
      'a sub-area whose areas are archived',
      ann,
      { kind: 'subarea', id: 'South' },
      structureWith({ areas: [areaOf('Costs', ['South'], { status: archived })] }),
      ['has-parts', 'without-parts', { kind: 'link-areas', item: { id: 'South', name: 'South' } }],
    ],
    [
      'a version without milestones',
      ann,
      { kind: 'version', id: 'Empty' },
      facts,
      ['has-parts', 'without-parts', { kind: 'add-milestone', item: { id: 'Empty', name: 'Empty' } }],
    ],
    [
      'a user without groups is offered the narrowest group',
      bob,
      revenue,
      facts,
      ['in-group', 'without-group', { kind: 'add-to-group', group: sales }],
    ],
    [
      'without a group that grants it, a new one',
      bob,
      { kind: 'subarea', id: 'South' },
      structureWith({ groups: [] }),
      ['in-group', 'without-group', { kind: 'create-group' }],
    ],
    [
      'another group grants it',
      ann,
      { kind: 'area', id: 'Costs' },
      facts,
      ['granted', 'not-granted', { kind: 'add-to-group', group: { id: 'Everything', name: 'Everything' } }],
    ],
    [
      'no group grants it, so the group of the user is changed',
      ann,
      { kind: 'area', id: 'Costs' },
      structureWith({ groups: facts.structure.groups.slice(1) }),
      ['granted', 'not-granted', { kind: 'edit-group', group: sales }],
    ],
    [
      'the group that grants it is archived',
      ann,
      revenue,
      structureWith({
        groups: [
          groupOf('Sales', { areaGrants: [{ kind: 'whole-area', areaId: 'Revenue' }], status: archived }),
        ],
      }),
      ['granted', 'group-archived', { kind: 'restore', what: 'group', item: sales }],
    ],
    [
      'an entity that is not linked',
      bob,
      { kind: 'entity', id: 'Acme BV' },
      facts,
      ['linked', 'not-linked', { kind: 'link-entity', item: { id: 'Acme BV', name: 'Acme BV' } }],
    ],
    [
      'a helper table that is not linked',
      bob,
      { kind: 'helper-table', id: 'Rates' },
      facts,
      ['linked', 'not-linked', { kind: 'link-helper-table', item: { id: 'Rates', name: 'Rates' } }],
    ],
    [
      'no database',
      ann,
      revenue,
      { ...facts, synchronisation: 'no-database' },
      ['synchronised', 'no-database', { kind: 'enter-database' }],
    ],
    [
      'a database that was never written',
      ann,
      revenue,
      { ...facts, synchronisation: 'never' },
      ['synchronised', 'never-synchronised', { kind: 'synchronise' }],
    ],
    [
      'a change since the last synchronisation',
      ann,
      { kind: 'entity', id: 'Acme BV' },
      { ...facts, synchronisation: 'outdated' },
      ['synchronised', 'outdated', { kind: 'synchronise' }],
    ],
    ['a deleted connector', ann, warehouse, connectedWith({ link: 'deleted' }), ['exists', 'deleted', null]],
    ['an unknown connector', ann, { kind: 'connector', id: 'x' }, facts, ['exists', 'missing', null]],
    [
      'a connector of another user',
      bob,
      warehouse,
      facts,
      ['assigned', 'not-assigned', { kind: 'assign', connectorId }],
    ],
    [
      'an Excel connector for a role without Excel',
      ann,
      warehouse,
      connectedWith({ type: 'excel' }),
      ['role', 'role-too-low', { kind: 'change-role' }],
    ],
    [
      'a disconnected connector',
      ann,
      warehouse,
      connectedWith({ link: 'disconnected' }),
      ['connected', 'disconnected', { kind: 'reconnect', connectorId }],
    ],
    [
      'a connector that is not authorised',
      ann,
      table('orders'),
      connectedWith({ link: 'not-authorised' }),
      ['connected', 'not-authorised', { kind: 'authorise', connectorId }],
    ],
    [
      'a first refresh that still runs',
      ann,
      warehouse,
      connectedWith({ refresh: 'running', loadedAt: null }),
      ['refreshed', 'refreshing', { kind: 'wait', connectorId }],
    ],
    [
      'a paused schedule',
      ann,
      warehouse,
      connectedWith({ paused: true }),
      ['scheduled', 'paused', { kind: 'resume', connectorId }],
    ],
    [
      'a table that was never loaded',
      ann,
      table('invoices'),
      facts,
      ['loaded', 'not-loaded', { kind: 'history', connectorId }],
    ],
    ['an empty table', ann, table('refunds'), facts, ['has-rows', 'empty', { kind: 'history', connectorId }]],
  ]

  it.each(rows)('%s', (_, user, target, from, failure) => {
    expect(failureOf(user, target, from)).toEqual(failure)
  })

  it.each([
    ['never', 'never-refreshed', 'refresh'],
    ['stuck', 'stuck', 'retry'],
    ['incomplete', 'incomplete', 'history'],
    ['cancelled', 'cancelled', 'retry'],
    ['refused', 'refused', 'fix'],
    ['failed', 'refresh-failed', 'fix'],
  ] as const)('a refresh that ended as %s', (refresh, fault, kind) => {
    expect(failureOf(ann, warehouse, connectedWith({ refresh }))).toEqual([
      'refreshed',
      fault,
      { kind, connectorId },
    ])
  })
})

describe('everything passes', () => {
  it.each<[string, QuestionUser, QuestionTarget, AccessFacts]>([
    ['an area', ann, revenue, facts],
    ['a milestone', ann, { kind: 'milestone', versionId: 'Budget', milestoneId: 'Q1' }, facts],
    ['an entity', ann, { kind: 'entity', id: 'Acme BV' }, facts],
    ['every entity', { ...bob, everyEntity: true }, { kind: 'entity', id: 'Acme BV' }, facts],
    ['a helper table', ann, { kind: 'helper-table', id: 'Rates' }, facts],
    ['a table', ann, table('orders'), facts],
    ['a connector that is refreshed again', ann, warehouse, connectedWith({ refresh: 'running' })],
    ['a connector of an administrator', personOf('Olga', { role: 'OrganisationAdmin' }), warehouse, facts],
    [
      'an Excel connector of an Excel user',
      personOf('Eli', { role: 'excelUser', connectors: ['warehouse'] }),
      warehouse,
      connectedWith({ type: 'excel' }),
    ],
  ])('%s', (_, user, target, from) => {
    expect(failureOf(user, target, from)).toBeUndefined()
  })

  it('names the groups that grant it', () => {
    const { checks } = explainAccess(ann, revenue, facts)
    expect(checks.find(({ kind }) => kind === 'granted')?.items).toEqual([{ id: 'Sales', name: 'Sales' }])
  })
})

it('no check after a failed one is reached', () => {
  const { checks } = explainAccess(bob, revenue, facts)
  expect(checks.map(({ kind, outcome }) => `${kind} ${outcome}`)).toEqual([
    'member passed',
    'account passed',
    'exists passed',
    'not-archived passed',
    'has-parts passed',
    'in-group failed',
    'granted not-reached',
    'synchronised not-reached',
  ])
})

const status = fc.constantFrom(active, null, locked, archived)

it('agrees with who sees what, whatever is archived, locked or granted', () => {
  const targets: AccessTarget[] = [
    revenue,
    { kind: 'subarea', id: 'South' },
    { kind: 'combination', areaId: 'Costs', subareaId: 'South' },
    { kind: 'version', id: 'Budget' },
    { kind: 'entity', id: 'Acme BV' },
    { kind: 'helper-table', id: 'Rates' },
  ]
  fc.assert(
    fc.property(
      fc.constantFrom(...targets),
      fc.tuple(status, status, status, status, status, status),
      fc.subarray(['Sales', 'Everything']),
      fc.boolean(),
      (target, [area, subarea, version, first, second, own], groups, everyEntity) => {
        const user = { ...personOf('Ann', { groups }), status: own, everyEntity }
        const [everything, sales] = facts.structure.groups
        if (!everything || !sales) throw new Error('The sample has two groups.')
        const from = structureWith({
          areas: [areaOf('Revenue', 'automatic', { status: area }), areaOf('Costs', ['South'])],
          subareas: [subareaOf('North'), subareaOf('South', { status: subarea })],
          versions: [versionOf('Budget', ['Q1'], { status: version })],
          groups: [
            { ...everything, status: first },
            { ...sales, status: second },
          ],
          users: [user],
        })
        expect(explainAccess(user, target, from).sees).toBe(whoSees(target, from.structure).length > 0)
      },
    ),
  )
})

it.each<[string, QuestionTarget, string]>([
  ['an area', { kind: 'area', id: 'Costs' }, 'granted not-granted'],
  ['a milestone', { kind: 'milestone', versionId: 'x', milestoneId: 'y' }, 'granted not-granted'],
  ['an entity', { kind: 'entity', id: 'Hidden' }, 'linked not-linked'],
  ['a connector', { kind: 'connector', id: 'hidden' }, 'assigned not-assigned'],
  ['a table', { kind: 'table', connectorId: 'hidden', schema: 's', name: 't' }, 'assigned not-assigned'],
])('%s is not granted rather than deleted if the lists have only what was granted', (_, target, expected) => {
  const known = { ...structureWith({ areas: [], versions: [], entities: [] }), onlyGranted: true }
  const { checks } = explainAccess(ann, target, { ...known, connectors: [] })
  const failed = checks.find(({ outcome }) => outcome === 'failed')
  expect(`${failed?.kind} ${failed?.fault}`).toBe(expected)
})
