import { expect, it } from 'vitest'
import {
  archived,
  areaOf,
  entityOf,
  groupOf,
  helperTableOf,
  structureOf,
  subareaOf,
  userOf,
  versionOf,
} from '../excel/access.samples.ts'
import { itemsSeen } from './past-items.ts'

const structure = structureOf({
  areas: [areaOf('sales', ['north', 'south']), areaOf('old', ['north'], { status: archived })],
  subareas: [subareaOf('north'), subareaOf('south')],
  versions: [versionOf('budget', ['q1', 'q2'])],
  entities: [entityOf('bv')],
  helperTables: [helperTableOf('rates')],
  groups: [
    groupOf('team', {
      areaGrants: [
        { kind: 'combination', areaId: 'sales', subareaId: 'north' },
        { kind: 'whole-area', areaId: 'old' },
      ],
      milestoneGrants: [{ kind: 'whole-version', versionId: 'budget' }],
    }),
  ],
})

const { items, seenBy } = itemsSeen(structure)
const words = (...given: Parameters<typeof userOf>) =>
  seenBy(userOf(...given)).map(({ item, parts }) => `${items[item]?.name} ${parts}/${items[item]?.parts}`)

it('counts the parts of each item that a user sees, without archived items [REPORT-06]', () => {
  expect(words('ann', { groups: ['team'], entities: ['bv'], helperTables: ['rates'] })).toEqual([
    'sales 1/2',
    'budget 2/2',
    'bv 1/1',
    'rates 1/1',
  ])
})

it('shows an archived user nothing, and a user of every entity all of them', () => {
  expect(words('bob', { groups: ['team'] }, { status: archived })).toEqual([])
  expect(words('cas', {}, { everyEntity: true })).toEqual(['bv 1/1'])
})
