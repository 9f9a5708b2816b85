import { accessChange, withoutGroup } from '@tributary/domain'
import { describe, expect, it } from 'vitest'
import { accessMessages } from './access.messages.ts'
import { accessSample } from './access.samples.ts'
import { accessChangeCounts, accessChangeLines } from './access-change-view.ts'
import { itemAccess, personAccess } from './access-view.ts'

function accessOf(name: string) {
  const user = accessSample.users.find(({ id }) => id === name)
  if (!user) throw new Error(`There is no user ${name}.`)
  return personAccess(user, accessSample)
}

it('lists what a user sees by name, with its parts and each reason once', () => {
  const { areas, totals } = accessOf('Ann')
  const group = { source: 'group' }
  const whole = {
    ...group,
    groupId: 'c',
    words: 'through Controllers: all current and future sub-areas of Revenue',
    via: 'through Controllers',
    scope: 'all current and future sub-areas of Revenue',
  }
  const north = {
    ...group,
    groupId: 'g',
    words: 'through North: all current and future areas of North',
    via: 'through North',
    scope: 'all current and future areas of North',
  }
  expect(areas).toEqual([
    {
      id: 'r',
      name: 'Revenue',
      readOnly: false,
      reasons: [whole, north],
      parts: [
        { id: 'n', name: 'North', readOnly: false, reasons: [whole, north] },
        { id: 's', name: 'South', readOnly: true, reasons: [whole] },
      ],
    },
  ])
  expect(accessMessages.totals(totals)).toBe(
    '1 area with 2 sub-areas, 1 version with 1 milestone, 1 helper table',
  )
})

it('names a direct link as the reason', () => {
  expect(accessOf('Ann').helperTables[0]?.reasons).toEqual([
    {
      words: 'linked directly',
      source: 'helper-tables',
      groupId: null,
      via: 'linked directly',
      scope: null,
    },
  ])
  expect(accessOf('Bob').entities[0]?.reasons).toEqual([
    expect.objectContaining({
      words: 'linked to all current and future entities',
      source: 'entities',
      groupId: null,
    }),
  ])
})

it.each([
  ['Ann', null],
  ['Cas', 'They see nothing in Excel while they are locked.'],
  ['Dee', 'Everything they were granted is archived: the security group Old.'],
  ['Eve', 'They are in no security group, and linked to no entity and no helper table.'],
])('why %s sees nothing: %s', (name, sentence) => {
  expect(accessOf(name).nothing).toBe(sentence)
})

it('explains that a user’s groups grant nothing', () => {
  const dee = { ...accessSample, groups: [] }
  const user = dee.users.find(({ id }) => id === 'Dee')
  expect(user && personAccess(user, dee).nothing).toBe(
    'Their security groups grant nothing that still exists.',
  )
})

it('lists the users who see an item by name, with the parts they see', () => {
  const [ann, ...others] = itemAccess({ kind: 'subarea', id: 'n' }, accessSample)
  expect(others).toEqual([])
  expect(ann).toMatchObject({
    name: 'Ann Elm',
    emailAddress: 'ann@tributary.example',
    parts: [{ name: 'Revenue' }],
  })
  expect(ann?.reasons).toHaveLength(2)
  const entity = itemAccess({ kind: 'entity', id: 'e' }, accessSample)
  expect(entity.map(({ name, parts }) => [name, parts])).toEqual([['Bob Oak', []]])
  expect(itemAccess({ kind: 'version', id: 'v' }, accessSample)[0]?.parts).toMatchObject([{ name: 'Q1' }])
})

describe('the effect of a change', () => {
  const people = ['Ann', 'Bob', 'Cas'].map((firstName) => ({
    firstName,
    id: firstName,
    lastName: 'Elm',
    emailAddress: '',
    status: null,
    groups: [{ id: 'c', name: 'Controllers' }],
    entities: [],
    helperTables: [],
  }))
  const after = { ...accessSample, users: people }

  it('is one line for users with the same gain', () => {
    const differences = accessChange({ ...after, groups: [] }, after)
    expect(accessChangeLines(differences)).toMatchObject([
      {
        kind: 'gain',
        words: '3 people gain',
        people: ['Ann Elm', 'Bob Elm', 'Cas Elm'],
        items: ['Revenue – North', 'Revenue – South'],
      },
    ])
    expect(accessChangeCounts(differences)).toEqual({ gaining: 3, losing: 0 })
  })

  it('includes losses', () => {
    const differences = accessChange(accessSample, withoutGroup(accessSample, 'c'))
    expect(accessChangeLines(differences)).toMatchObject([
      { kind: 'lose', words: '1 person loses', people: ['Ann Elm'], items: ['Revenue – South'] },
    ])
  })
})
