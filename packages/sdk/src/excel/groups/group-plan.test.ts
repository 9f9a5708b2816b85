import type { AreaGrant, MilestoneGrant } from '@tributary/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyOrder, fates, playPlan, playUntilDone } from '../../test/play-plan.ts'
import { type Choice, type GroupSelection, grantKey, grantsOf, selectionOf } from './group-grants.ts'
import { type GroupStep, groupPlan } from './group-plan.ts'

const nothing: GroupSelection = { areas: [], subareas: [], versions: [] }
const chosen = (id: number, ...ids: number[]): Choice => ({ id, every: false, ids })
const every = (id: number): Choice => ({ id, every: true, ids: [] })

describe('the choices of the wizard mean [GROUP-21, GROUP-22]', () => {
  it.each([
    ['an area with everything', { areas: [every(1)] }, [{ kind: 'whole-area', areaId: 1 }]],
    ['a sub-area with everything', { subareas: [every(8)] }, [{ kind: 'whole-subarea', subareaId: 8 }]],
    [
      'sub-areas of an area',
      { areas: [chosen(1, 8, 9)] },
      [
        { kind: 'combination', areaId: 1, subareaId: 8 },
        { kind: 'combination', areaId: 1, subareaId: 9 },
      ],
    ],
    ['areas of a sub-area', { subareas: [chosen(8, 1)] }, [{ kind: 'combination', areaId: 1, subareaId: 8 }]],
    [
      'one combination chosen in both steps',
      { areas: [chosen(1, 8)], subareas: [chosen(8, 1)] },
      [{ kind: 'combination', areaId: 1, subareaId: 8 }],
    ],
    ['nothing', { areas: [chosen(1)] }, []],
  ])('%s', (_, choices, grants) => {
    expect(grantsOf({ ...nothing, ...choices }).areaGrants).toEqual(grants)
  })

  it('versions with everything, or milestones', () => {
    expect(grantsOf({ ...nothing, versions: [every(1), chosen(2, 5)] }).milestoneGrants).toEqual([
      { kind: 'whole-version', versionId: 1 },
      { kind: 'milestone', versionId: 2, milestoneId: 5 },
    ])
  })
})

type Group = { id: number; name: string; areaGrants: AreaGrant[]; milestoneGrants: MilestoneGrant[] }

/** A model of the server. Granting twice has the same effect as once. */
function serve(state: Group | null, step: GroupStep): Group | null {
  if (step.kind === 'save')
    return { id: state?.id ?? 9, areaGrants: [], milestoneGrants: [], ...state, name: step.name }
  if (!state) throw new Error('There is no group to grant anything to yet.')
  const key = grantKey(step.grant)
  const others = <G extends AreaGrant | MilestoneGrant>(grants: G[]) =>
    grants.filter((grant) => grantKey(grant) !== key)
  switch (step.kind) {
    case 'grant-areas':
      return { ...state, areaGrants: [...others(state.areaGrants), step.grant] }
    case 'grant-milestones':
      return { ...state, milestoneGrants: [...others(state.milestoneGrants), step.grant] }
    default:
      return {
        ...state,
        areaGrants: others(state.areaGrants),
        milestoneGrants: others(state.milestoneGrants),
      }
  }
}

const choices = fc.uniqueArray(
  fc.record({ id: fc.integer({ min: 1, max: 3 }), every: fc.boolean(), ids: fc.subarray([1, 2, 3]) }),
  { selector: ({ id }) => id },
)
const selections = fc.record({ areas: choices, subareas: choices, versions: choices })
const groups = fc.option(
  selections.map((selection): Group => ({ id: 9, name: 'Finance', ...grantsOf(selection) })),
)
const grantsIn = (group: Pick<Group, 'areaGrants' | 'milestoneGrants'> | null): string[] =>
  [...(group?.areaGrants ?? []), ...(group?.milestoneGrants ?? [])].map(grantKey).toSorted()

const three = [1, 2, 3]
const pairs = three.flatMap((first) => three.map((second) => [first, second] as const))

/** Returns what a user in this group sees: pairs of area and sub-area, and of version and milestone. */
function seenIn(group: Pick<Group, 'areaGrants' | 'milestoneGrants'> | null): string[] {
  const granted = new Set(grantsIn(group))
  const has = (grant: AreaGrant | MilestoneGrant) => granted.has(grantKey(grant))
  const areas = pairs.filter(
    ([areaId, subareaId]) =>
      has({ kind: 'whole-area', areaId }) ||
      has({ kind: 'whole-subarea', subareaId }) ||
      has({ kind: 'combination', areaId, subareaId }),
  )
  const milestones = pairs.filter(
    ([versionId, milestoneId]) =>
      has({ kind: 'whole-version', versionId }) || has({ kind: 'milestone', versionId, milestoneId }),
  )
  return [...areas.map((pair) => `area ${pair}`), ...milestones.map((pair) => `version ${pair}`)]
}

describe('the plan of the last button [GROUP-20, GROUP-24]', () => {
  const kindsOf = (group: Group | null, name: string, selection: GroupSelection) =>
    groupPlan(group, name, selection).map((phase) => phase.map((step) => step.kind))
  const finance: Group = { id: 9, name: 'Finance', ...grantsOf({ ...nothing, areas: [every(1)] }) }

  it.each([
    ['creates first, then grants', null, 'Finance', { areas: [every(1)] }, [['save'], ['grant-areas']]],
    ['creates a group without grants', null, 'Finance', {}, [['save']]],
    ['changes nothing', finance, ' Finance ', { areas: [every(1)] }, []],
    ['renames', finance, 'Treasury', { areas: [every(1)] }, [['save']]],
    [
      'adds before it removes',
      finance,
      'Finance',
      { areas: [chosen(1, 8)], versions: [every(2)] },
      [['grant-areas', 'grant-milestones'], ['revoke-areas']],
    ],
  ])('%s', (_, group, name, changes, kinds) => {
    expect(kindsOf(group, name, { ...nothing, ...changes })).toEqual(kinds)
  })

  it('has the id of an existing group and null for a new one', () => {
    expect(groupPlan(finance, 'Treasury', selectionOf(finance)).flat()).toMatchObject([{ groupId: 9 }])
    expect(groupPlan(null, 'Treasury', nothing).flat()).toMatchObject([{ groupId: null, name: 'Treasury' }])
  })
})

describe('a plan from any group to any other', () => {
  it('reaches the result in any order within a phase', () => {
    fc.assert(
      fc.property(groups, selections, anyOrder, (group, selection, shuffle) => {
        const { end } = playPlan(groupPlan(group, 'Treasury', selection), group, serve, { shuffle })
        expect(end?.name).toBe('Treasury')
        expect(grantsIn(end)).toEqual(grantsIn(grantsOf(selection)))
        expect(groupPlan(end, 'Treasury', selection)).toEqual([])
      }),
    )
  })

  it('reaches the result after failed calls when planned again', () => {
    fc.assert(
      fc.property(groups, selections, fates, (group, selection, fate) => {
        const planFrom = (now: Group | null) => groupPlan(now, 'Treasury', selection)
        const { end } = playUntilDone(planFrom, group, serve, fate)
        expect(grantsIn(end)).toEqual(grantsIn(grantsOf(selection)))
      }),
    )
  })

  it('never revokes access that exists before and after', () => {
    fc.assert(
      fc.property(groups, selections, fates, (group, selection, fate) => {
        const after = seenIn(grantsOf(selection))
        const staying = seenIn(group).filter((pair) => after.includes(pair))
        const planFrom = (now: Group | null) => groupPlan(now, 'Treasury', selection)
        for (const state of playUntilDone(planFrom, group, serve, fate).states)
          expect(seenIn(state)).toEqual(expect.arrayContaining(staying))
      }),
    )
  })

  it('is empty when nothing has changed', () => {
    fc.assert(
      fc.property(groups, (group) => {
        if (group) expect(groupPlan(group, group.name, selectionOf(group))).toEqual([])
      }),
    )
  })

  it('contains each change exactly once', () => {
    fc.assert(
      fc.property(groups, selections, (group, selection) => {
        const [had, wanted] = [grantsIn(group), grantsIn(grantsOf(selection))]
        const changes = new Set([...had, ...wanted]).size - had.filter((key) => wanted.includes(key)).length
        expect(groupPlan(group, 'Treasury', selection).flat()).toHaveLength(changes + 1)
      }),
    )
  })
})
