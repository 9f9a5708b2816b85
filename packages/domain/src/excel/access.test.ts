import { describe, expect, it } from 'vitest'
import {
  archived,
  areaOf,
  entityOf,
  groupOf,
  helperTableOf,
  locked,
  structureOf,
  subareaOf,
  userOf,
  versionOf,
} from './access.samples.ts'
import { type AccessItem, accessItemKey, type UserAccess } from './access.ts'
import { accessChange, peopleAffectedByLinks } from './access-change.ts'
import { grantedCombinations, grantedMilestones } from './access-grants.ts'
import { areaLinks } from './access-links.ts'
import { accessOf } from './access-of.ts'
import { type AccessStructure, withGroup, withoutGroup } from './access-structure.ts'
import type { AreaGrant, MilestoneGrant } from './security-group.ts'
import { whoSees } from './who-sees.ts'

/** Revenue has every sub-area, Costs only South; Budget has two milestones. */
const structure = structureOf({
  areas: [areaOf('Revenue', 'automatic'), areaOf('Costs', ['South', 'South', 'missing'])],
  subareas: [subareaOf('North'), subareaOf('South')],
  versions: [versionOf('Budget', ['Q1', 'Q2']), versionOf('Empty', [])],
  entities: [entityOf('Acme BV'), entityOf('Acme GmbH')],
  helperTables: [helperTableOf('Currencies')],
  groups: [
    groupOf('Controllers', {
      areaGrants: [{ kind: 'whole-area', areaId: 'Revenue' }],
      milestoneGrants: [{ kind: 'milestone', versionId: 'Budget', milestoneId: 'Q1' }],
    }),
    groupOf('South', { areaGrants: [{ kind: 'whole-subarea', subareaId: 'South' }] }),
  ],
  users: [
    userOf('Ann', { groups: ['Controllers', 'South'], helperTables: ['Currencies'] }),
    userOf('Bob', { groups: ['South'], entities: ['Acme BV'] }),
    userOf('Cas', {}, { everyEntity: true }),
  ],
})

const short = (item: AccessItem) => JSON.parse(accessItemKey(item)).slice(1).join(' ')
const seen = ({ sees }: UserAccess) => sees.map(short)
const user = (name: string, from: AccessStructure = structure) => {
  const found = from.users.find(({ id }) => id === name)
  if (!found) throw new Error(`The sample has no user ${name}`)
  return found
}
const seenBy = (name: string, from: AccessStructure = structure) => seen(accessOf(user(name, from), from))
const viewers = (target: Parameters<typeof whoSees>[0], from: AccessStructure = structure) =>
  whoSees(target, from).map(({ user: { id }, sees }) => [id, ...sees.map(short)])

it('an automatic area has every sub-area, a custom one its known sub-areas once [AREA-14, AREA-15]', () => {
  expect(areaLinks(structure).map(({ area, subarea }) => `${area.id} ${subarea.id}`)).toEqual([
    'Revenue North',
    'Revenue South',
    'Costs South',
  ])
})

describe('a group', () => {
  const combinations = (...areaGrants: AreaGrant[]) =>
    grantedCombinations({ areaGrants }, structure).map(({ area, subarea, grants }) => [
      `${area.id} ${subarea.id}`,
      ...grants.map(({ kind }) => kind),
    ])
  const milestones = (...milestoneGrants: MilestoneGrant[]) =>
    grantedMilestones({ milestoneGrants }, structure).map(({ milestone, grants }) => [
      milestone.id,
      ...grants.map(({ kind }) => kind),
    ])

  it('grants combinations, each with every grant it comes from [GROUP-19]', () => {
    expect(
      combinations(
        { kind: 'combination', areaId: 'Revenue', subareaId: 'South' },
        { kind: 'whole-area', areaId: 'Revenue' },
        { kind: 'whole-subarea', subareaId: 'South' },
      ),
    ).toEqual([
      ['Revenue South', 'combination', 'whole-area', 'whole-subarea'],
      ['Revenue North', 'whole-area'],
      ['Costs South', 'whole-subarea'],
    ])
  })

  it('grants milestones of its versions [GROUP-19]', () => {
    expect(
      milestones(
        { kind: 'milestone', versionId: 'Budget', milestoneId: 'Q2' },
        { kind: 'whole-version', versionId: 'Budget' },
      ),
    ).toEqual([
      ['Q2', 'milestone', 'whole-version'],
      ['Q1', 'whole-version'],
    ])
  })

  it.each<AreaGrant>([
    { kind: 'combination', areaId: 'Costs', subareaId: 'North' },
    { kind: 'combination', areaId: 'Costs', subareaId: 'missing' },
    { kind: 'whole-area', areaId: 'missing' },
    { kind: 'whole-subarea', subareaId: 'missing' },
  ])('grants nothing unlinked or unknown: %o', (grant) => {
    expect(combinations(grant)).toEqual([])
  })

  it('grants no milestone of another or unknown version', () => {
    expect(
      milestones(
        { kind: 'milestone', versionId: 'Empty', milestoneId: 'Q1' },
        { kind: 'whole-version', versionId: 'missing' },
      ),
    ).toEqual([])
  })
})

describe('a user', () => {
  it('sees what their groups grant and what they are linked to', () => {
    expect(seenBy('Ann')).toEqual([
      'Revenue North',
      'Revenue South',
      'Costs South',
      'Budget Q1',
      'Currencies',
    ])
    expect(seenBy('Bob')).toEqual(['Revenue South', 'Costs South', 'Acme BV'])
  })

  it('sees every entity when future entities are linked [USERENT-05]', () => {
    expect(seenBy('Cas')).toEqual(['Acme BV', 'Acme GmbH'])
  })

  it('has every reason listed, not only the first', () => {
    const south = accessOf(user('Ann'), structure).sees[1]
    const [controllers, group] = structure.groups
    expect(south?.reasons).toEqual([
      { kind: 'grant', group: controllers, grant: controllers?.areaGrants[0] },
      { kind: 'grant', group, grant: group?.areaGrants[0] },
    ])
  })

  it.each([locked, archived])('sees nothing while $name [STATE-26]', (status) => {
    const { sees, withheld } = accessOf({ ...user('Bob'), status }, structure)
    expect(sees).toEqual([])
    expect(withheld.map((one) => [short(one), one.obstacles])).toEqual(
      ['Revenue South', 'Costs South', 'Acme BV'].map((item) => [
        item,
        [{ kind: 'user', status: status.name.toLowerCase() }],
      ]),
    )
  })
})

describe('an archived part withholds its items and is named as the obstacle [STATE-26]', () => {
  const [revenue, costs] = structure.areas
  const [north, south] = structure.subareas
  const [budget] = structure.versions
  const [, group] = structure.groups
  if (!revenue || !costs || !north || !south || !budget || !group) throw new Error('the sample has them')

  it.each<[string, Partial<AccessStructure>, string[], string[]]>([
    [
      'an area',
      { areas: [{ ...revenue, status: archived }, costs] },
      ['Revenue North', 'Revenue South'],
      ['area'],
    ],
    [
      'a sub-area',
      { subareas: [north, { ...south, status: archived }] },
      ['Revenue South', 'Costs South'],
      ['subarea'],
    ],
    ['a version', { versions: [{ ...budget, status: archived }] }, ['Budget Q1'], ['version']],
    [
      'a milestone',
      {
        versions: [{ ...budget, milestones: budget.milestones.map((one) => ({ ...one, status: archived })) }],
      },
      ['Budget Q1'],
      ['milestone'],
    ],
    [
      'a helper table',
      { helperTables: [helperTableOf('Currencies', archived)] },
      ['Currencies'],
      ['helper-table'],
    ],
  ])('%s', (_, change, missing, kinds) => {
    const changed = { ...structure, ...change }
    const { sees, withheld } = accessOf(user('Ann'), changed)
    expect(withheld.map(short)).toEqual(missing)
    expect([...new Set(withheld.flatMap(({ obstacles }) => obstacles.map(({ kind }) => kind)))]).toEqual(
      kinds,
    )
    expect([...sees.map(short), ...missing].toSorted()).toEqual(seenBy('Ann').toSorted())
  })

  it('a group, unless another group grants the same', () => {
    const changed = withGroup(structure, { ...group, status: archived })
    const { sees, withheld } = accessOf(user('Ann', changed), changed)
    expect(sees.map(short)).toEqual(['Revenue North', 'Revenue South', 'Budget Q1', 'Currencies'])
    expect(sees[1]?.reasons).toHaveLength(1)
    expect(withheld.map((one) => [short(one), one.obstacles])).toEqual([
      ['Costs South', [{ kind: 'group', id: 'South', name: 'South', status: 'archived' }]],
    ])
  })
})

it.each([
  ['an area', { areas: [areaOf('Revenue', 'automatic', { status: locked })] }],
  ['a sub-area', { subareas: [subareaOf('South', { status: locked })] }],
])('%s that is locked is visible and read-only [STATE-26]', (_, change) => {
  const { sees } = accessOf(user('Bob'), { ...structure, ...change })
  expect(sees.filter(({ readOnly }) => readOnly).map(short)).toContain('Revenue South')
})

it('a missing or unknown status is active [STATE-04]', () => {
  const { sees } = accessOf({ ...user('Cas'), status: null }, structure)
  expect(sees).toHaveLength(2)
  expect(accessOf({ ...user('Cas'), status: { id: 9, name: 'new' } }, structure).sees).toHaveLength(2)
})

describe('who sees', () => {
  it.each([
    [
      'an area',
      { kind: 'area', id: 'Costs' },
      [
        ['Ann', 'Costs South'],
        ['Bob', 'Costs South'],
      ],
    ],
    ['a sub-area', { kind: 'subarea', id: 'North' }, [['Ann', 'Revenue North']]],
    [
      'a combination',
      { kind: 'combination', areaId: 'Revenue', subareaId: 'North' },
      [['Ann', 'Revenue North']],
    ],
    ['a version', { kind: 'version', id: 'Budget' }, [['Ann', 'Budget Q1']]],
    ['a milestone', { kind: 'milestone', versionId: 'Budget', milestoneId: 'Q1' }, [['Ann', 'Budget Q1']]],
    ['a milestone no one sees', { kind: 'milestone', versionId: 'Budget', milestoneId: 'Q2' }, []],
    [
      'an entity',
      { kind: 'entity', id: 'Acme BV' },
      [
        ['Bob', 'Acme BV'],
        ['Cas', 'Acme BV'],
      ],
    ],
    ['a helper table', { kind: 'helper-table', id: 'Currencies' }, [['Ann', 'Currencies']]],
    ['an unknown id', { kind: 'area', id: 'missing' }, []],
  ] as const)('%s', (_, target, expected) => {
    expect(viewers(target)).toEqual(expected)
  })

  it('lists a reason once per user', () => {
    const [ann] = whoSees({ kind: 'area', id: 'Revenue' }, structure)
    expect(ann?.reasons).toHaveLength(2)
  })
})

describe('a change', () => {
  const [controllers, group] = structure.groups
  if (!controllers || !group) throw new Error('the sample has them')
  const changesTo = (after: AccessStructure) =>
    accessChange(structure, after).map(({ user: { id }, gained, lost }) => [
      id,
      gained.map(short),
      lost.map(short),
    ])

  it('is empty when nothing changes', () => {
    expect(changesTo(structure)).toEqual([])
    expect(changesTo({ ...structure, users: structure.users.map((one) => ({ ...one })) })).toEqual([])
  })

  it('of a group affects its members, unless another group grants the same', () => {
    const grant = { kind: 'whole-area', areaId: 'Revenue' } as const
    expect(changesTo(withGroup(structure, { ...group, areaGrants: [grant] }))).toEqual([
      ['Ann', [], ['Costs South']],
      ['Bob', ['Revenue North'], ['Costs South']],
    ])
    expect(changesTo(withoutGroup(structure, 'South'))).toEqual([
      ['Ann', [], ['Costs South']],
      ['Bob', [], ['Revenue South', 'Costs South']],
    ])
  })

  it('of a new group affects no one', () => {
    expect(changesTo(withGroup(structure, { ...group, id: 'new' }))).toEqual([])
  })

  it('includes links, added users and removed users', () => {
    const changed = [
      { ...user('Ann'), helperTables: [] },
      { ...user('Cas'), everyEntity: false },
      userOf('Dee', { entities: ['Acme GmbH'] }),
    ]
    expect(changesTo({ ...structure, users: changed })).toEqual([
      ['Ann', [], ['Currencies']],
      ['Cas', [], ['Acme BV', 'Acme GmbH']],
      ['Dee', ['Acme GmbH'], []],
      ['Bob', [], ['Revenue South', 'Costs South', 'Acme BV']],
    ])
  })
})

describe('a change of links affects', () => {
  const affected = (areaId: string, added: string[], removed: string[], from = structure) => {
    const { gaining, losing } = peopleAffectedByLinks(from, { areaId, added, removed })
    return [gaining.map(({ id }) => id), losing.map(({ id }) => id)]
  }
  const wider = withGroup(
    structure,
    groupOf('South', { areaGrants: [{ kind: 'whole-area', areaId: 'Costs' }] }),
  )

  it.each([
    [
      'users whose groups grant it',
      affected('Costs', ['North'], ['South'], wider),
      [
        ['Ann', 'Bob'],
        ['Ann', 'Bob'],
      ],
    ],
    ['no one when no group grants it', affected('Costs', ['North'], []), [[], []]],
    ['no one when nothing changes', affected('Costs', ['South'], ['North'], wider), [[], []]],
    ['users of an automatic area', affected('Revenue', [], ['North']), [[], ['Ann']]],
    ['no one when the area does not exist', affected('missing', ['North'], []), [[], []]],
  ])('%s', (_, people, expected) => {
    expect(people).toEqual(expected)
  })
})

it('ids match as text and as numbers', () => {
  const mixed = structureOf({
    areas: [areaOf('Revenue', 'automatic', { id: 7 })],
    subareas: [subareaOf('North', { id: '8' })],
    groups: [groupOf('g', { id: 9, areaGrants: [{ kind: 'combination', areaId: '7', subareaId: 8 }] })],
    users: [userOf('Ann', { groups: ['9'] })],
  })
  expect(seenBy('Ann', mixed)).toEqual(['7 8'])
  expect(viewers({ kind: 'area', id: '7' }, mixed)).toEqual([['Ann', '7 8']])
})
