import { expect, it } from 'vitest'
import {
  areaOf,
  entityOf,
  groupOf,
  helperTableOf,
  structureOf,
  subareaOf,
  userOf,
  versionOf,
} from './access.samples.ts'
import { accessItemKey } from './access.ts'
import { accessOf } from './access-of.ts'
import { grantedStructure } from './granted-structure.ts'

const structure = structureOf({
  areas: [
    areaOf('Revenue', 'automatic'),
    areaOf('Costs', ['North', 'South']),
    areaOf('Salaries', 'automatic'),
  ],
  subareas: [subareaOf('North'), subareaOf('South'), subareaOf('Secret')],
  versions: [versionOf('Budget', ['Q1', 'Q2']), versionOf('Merger', ['Offer'])],
  entities: [entityOf('Acme BV'), entityOf('Hidden BV')],
  helperTables: [helperTableOf('Rates'), helperTableOf('Bonuses')],
  groups: [
    groupOf('Sales', {
      areaGrants: [
        { kind: 'combination', areaId: 'Revenue', subareaId: 'North' },
        { kind: 'combination', areaId: 'Costs', subareaId: 'South' },
      ],
      milestoneGrants: [{ kind: 'milestone', versionId: 'Budget', milestoneId: 'Q1' }],
    }),
    groupOf('Board', { areaGrants: [{ kind: 'whole-area', areaId: 'Salaries' }] }),
  ],
  users: [],
})
const ann = userOf('Ann', { groups: ['Sales'], entities: ['Acme BV'], helperTables: ['Rates'] })
const keysOf = (from: typeof structure, user = ann) => accessOf(user, from).sees.map(accessItemKey).toSorted()

it('names nothing that was not granted to the user', () => {
  const text = JSON.stringify(grantedStructure(ann, structure))
  for (const name of ['Salaries', 'Secret', 'Merger', 'Hidden BV', 'Bonuses', 'Board', 'Q2'])
    expect(text).not.toContain(name)
})

it('keeps everything that the user sees', () => {
  expect(keysOf(structure)).toHaveLength(5)
  expect(keysOf(grantedStructure(ann, structure))).toEqual(keysOf(structure))
})

it('has every entity for a user who is linked to all of them', () => {
  const everyone = { ...ann, everyEntity: true }
  expect(grantedStructure(everyone, structure).entities).toHaveLength(2)
})
