import { describe, expect, it } from 'vitest'
import { areaOf, groupOf, structureOf, subareaOf, userOf, versionOf } from './access.samples.ts'
import { accessChange } from './access-change.ts'
import { linkIndex } from './access-links.ts'
import type { AreaGrant } from './security-group.ts'
import { afterMove, type StructureMove } from './structure-move.ts'

const before = structureOf({
  areas: [areaOf('sales', ['export']), areaOf('turnover', ['home']), areaOf('all', 'automatic')],
  subareas: [subareaOf('export'), subareaOf('home')],
  versions: [versionOf('budget', ['march']), versionOf('forecast', [])],
  groups: [
    groupOf('finance', {
      areaGrants: [{ kind: 'combination', areaId: 'sales', subareaId: 'export' }],
      milestoneGrants: [{ kind: 'milestone', versionId: 'budget', milestoneId: 'march' }],
    }),
  ],
  users: [userOf('Una', { groups: ['finance'] })],
})

const linksOf = (move: StructureMove, area: string) => {
  const after = afterMove(before, move)
  const index = linkIndex(after)
  const found = index.area(area)
  return found && [...index.subareasOf(found)].map(({ id }) => id)
}
const grantsAfter = (move: StructureMove): AreaGrant[] =>
  afterMove(before, move).groups.flatMap(({ areaGrants }) => areaGrants)

describe('an area that is merged into another one', () => {
  const move = { kind: 'merge-area', id: 'sales', to: 'turnover' } as const

  it('is gone, and the other one has the links of both', () => {
    expect(linksOf(move, 'sales')).toBeUndefined()
    expect(linksOf(move, 'turnover')).toEqual(['home', 'export'])
  })

  it('gives its grants to the other one', () => {
    expect(grantsAfter(move)).toEqual([{ kind: 'combination', areaId: 'turnover', subareaId: 'export' }])
  })

  it('makes the other one automatic if it is automatic', () => {
    expect(linksOf({ kind: 'merge-area', id: 'all', to: 'sales' }, 'sales')).toEqual(['export', 'home'])
  })

  it('changes what its users see', () => {
    const [change] = accessChange(before, afterMove(before, move))
    expect(change?.gained).toMatchObject([{ kind: 'combination' }])
    expect(change?.lost).toMatchObject([{ kind: 'combination' }])
  })
})

it('a sub-area that is merged gives its links and grants to the other one', () => {
  const move = { kind: 'merge-subarea', id: 'export', to: 'home' } as const
  expect(linksOf(move, 'sales')).toEqual(['home'])
  expect(grantsAfter(move)).toEqual([{ kind: 'combination', areaId: 'sales', subareaId: 'home' }])
})

describe('a sub-area that moves', () => {
  it('leaves one area for another, with its grants', () => {
    const move = { kind: 'move-subarea', id: 'export', from: 'sales', to: 'turnover' } as const
    expect([linksOf(move, 'sales'), linksOf(move, 'turnover')]).toEqual([[], ['home', 'export']])
    expect(grantsAfter(move)).toEqual([{ kind: 'combination', areaId: 'turnover', subareaId: 'export' }])
  })

  it('makes an automatic area custom, which keeps its other links', () => {
    const move = { kind: 'move-subarea', id: 'home', from: 'all', to: 'sales' } as const
    expect([linksOf(move, 'all'), linksOf(move, 'sales')]).toEqual([['export'], ['export', 'home']])
  })
})

it('a milestone that moves takes its grants along, so that no one loses it', () => {
  const after = afterMove(before, { kind: 'move-milestone', id: 'march', to: 'forecast' })
  expect(after.versions.map(({ milestones }) => milestones.length)).toEqual([0, 1])
  expect(after.groups[0]?.milestoneGrants).toEqual([
    { kind: 'milestone', versionId: 'forecast', milestoneId: 'march' },
  ])
})

it('an unknown item changes nothing', () => {
  expect(afterMove(before, { kind: 'merge-area', id: 'gone', to: 'sales' })).toBe(before)
})
