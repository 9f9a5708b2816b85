import type { Id } from '@tributary/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyOrder, fates, keysOf, playPlan, playUntilDone } from '../../test/play-plan.ts'
import { type AreaLinkStep, areaLinkerPlan, areaLinkPlan, type WantedSubareas } from './area-links.ts'

const everySubarea = [1, 2, 3, 4]

type State = { automatic: boolean; linked: readonly number[] }

const areaOf = ({ automatic, linked }: State) => ({
  id: 'a',
  subareaLinkType: automatic ? ('automatic' as const) : ('custom' as const),
  subareas: linked.map((id) => ({ id })),
})
const automatic: State = { automatic: true, linked: everySubarea }
const custom = (...linked: number[]): State => ({ automatic: false, linked })
const only = (...subareaIds: Id[]): WantedSubareas => ({ linkType: 'custom', subareaIds })
const all: WantedSubareas = { linkType: 'automatic' }

/** A model of the server. An area that becomes custom keeps its links (CALL-48). */
function serve(state: State, step: AreaLinkStep): State {
  switch (step.kind) {
    case 'link':
      return custom(...new Set([...state.linked, Number(step.subareaId)]))
    case 'unlink':
      return custom(...state.linked.filter((id) => id !== step.subareaId))
    case 'unlink-all':
      return custom()
    case 'set-link-type':
      return step.linkType === 'automatic' ? automatic : custom(...state.linked)
    case 'link-all':
      return automatic
  }
}

const meant = (wanted: WantedSubareas): State =>
  wanted.linkType === 'automatic' ? automatic : custom(...wanted.subareaIds.map(Number))
const sorted = (state: State): State => ({ ...state, linked: state.linked.toSorted() })

describe('saving the dialog of an area [AREA-27]', () => {
  it.each([
    ['nothing changed', custom(1, 2), only(2, 1), []],
    ['still automatic', automatic, all, []],
    ['one more', custom(1), only(1, 2), [['link 2']]],
    ['one less', custom(1, 2), only(1), [['unlink 2']]],
    ['a different one: linked before unlinked', custom(1), only(2), [['link 2'], ['unlink 1']]],
    ['all but one', automatic, only(1, 2, 3), [['set custom'], ['unlink 4']]],
    ['all current, no future', automatic, only(1, 2, 3, 4), [['set custom']]],
    ['all of them', custom(1), all, [['set automatic'], ['link-all']]],
  ])('%s', (_, state, wanted, keys) => {
    expect(keysOf(areaLinkPlan(areaOf(state), wanted))).toEqual(keys)
  })
})

describe('linking areas and sub-areas [LINKAREA-12, LINKAREA-13]', () => {
  it.each([
    ['the same ones', custom(1, 2), only(2, 1), []],
    ['every one, from none', custom(), only(1, 2, 3, 4), [['link 1', 'link 2', 'link 3', 'link 4']]],
    ['every current and future one', custom(1), all, [['link-all']]],
    ['still every one', automatic, all, []],
    [
      'every current one, no longer future ones',
      automatic,
      only(...everySubarea),
      [['link 1', 'link 2', 'link 3', 'link 4']],
    ],
    ['one of all', automatic, only(2), [['link 2'], ['unlink 1', 'unlink 3', 'unlink 4']]],
    ['none', custom(1, 2), only(), [['unlink-all']]],
    ['none of all', automatic, only(), [['unlink-all']]],
    ['still none', custom(), only(), []],
  ])('%s', (_, state, wanted, keys) => {
    expect(keysOf(areaLinkerPlan(areaOf(state), wanted))).toEqual(keys)
  })
})

describe.each([
  ['the dialog’s plan', areaLinkPlan],
  ['the linker’s plan', areaLinkerPlan],
] as const)('%s, from any state to any other', (_, planner) => {
  const subset = fc.subarray(everySubarea)
  const state = fc.oneof(
    fc.constant(automatic),
    subset.map((linked) => custom(...linked)),
  )
  const wanted = fc.oneof(
    fc.constant(all),
    subset.map((ids) => only(...ids)),
  )

  it('reaches the result in any order within a phase', () => {
    fc.assert(
      fc.property(state, wanted, anyOrder, (start, want, shuffle) => {
        const { end } = playPlan(planner(areaOf(start), want), start, serve, { shuffle })
        expect(sorted(end)).toEqual(sorted(meant(want)))
        expect(planner(areaOf(end), want)).toEqual([])
      }),
    )
  })

  it('reaches the result after failed calls when planned again', () => {
    fc.assert(
      fc.property(state, wanted, fates, (start, want, fate) => {
        const { end } = playUntilDone((now) => planner(areaOf(now), want), start, serve, fate)
        expect(sorted(end)).toEqual(sorted(meant(want)))
      }),
    )
  })

  it('never unlinks what stays, even if calls fail', () => {
    fc.assert(
      fc.property(state, wanted, fates, (start, want, fate) => {
        const staying = start.linked.filter((id) => meant(want).linked.includes(id))
        const { states } = playUntilDone((now) => planner(areaOf(now), want), start, serve, fate)
        for (const { linked } of states) expect(linked).toEqual(expect.arrayContaining(staying))
      }),
    )
  })

  it('contains no call twice', () => {
    fc.assert(
      fc.property(state, wanted, (start, want) => {
        const keys = keysOf(planner(areaOf(start), want)).flat()
        expect(new Set(keys).size).toBe(keys.length)
      }),
    )
  })
})

it('treats an id as a number and as text alike', () => {
  expect(areaLinkPlan(areaOf(custom(1)), only('1'))).toEqual([])
})
