import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyOrder, fates, keysOf, playPlan, playUntilDone } from '../../test/play-plan.ts'
import { type UserLinkStep, userLinkPlan } from './user-links.ts'

const ids = fc.subarray([1, 2, 3, 4, 5])
type Linked = readonly number[]

const serve = (linked: Linked, step: UserLinkStep): Linked =>
  step.kind === 'unlink-all' ? [] : [...new Set([...linked, Number(step.id)])]

it.each([
  ['nothing changed', [1, 2], [2, 1], []],
  ['the first ones', [], [1, 2], [['link 1', 'link 2']]],
  ['one more', [1, 2], [1, 2, 3], [['link 3']]],
  ['one less', [1, 2, 3], [1, 3], [['unlink-all'], ['link 1', 'link 3']]],
  [
    'a different one: links that stay are restored first',
    [1, 2],
    [3, 2],
    [['unlink-all'], ['link 2', 'link 3']],
  ],
  ['none', [1, 2], [], [['unlink-all']]],
  ['ids as text', [1, 2], ['2', '1'], []],
])('%s [USERGROUP-09, USERHELPER-10, XASSIGN-08]', (_, linked, wanted, keys) => {
  expect(keysOf(userLinkPlan(7, linked, wanted))).toEqual(keys)
})

describe('a plan from any assignment to any other', () => {
  it('reaches the result in any order within a phase', () => {
    fc.assert(
      fc.property(ids, ids, anyOrder, (linked, wanted, shuffle) => {
        const { end } = playPlan(userLinkPlan(7, linked, wanted), linked, serve, { shuffle })
        expect(end.toSorted()).toEqual(wanted)
      }),
    )
  })

  it('reaches the result after failed calls when planned again', () => {
    fc.assert(
      fc.property(ids, ids, fates, (linked, wanted, fate) => {
        const { end } = playUntilDone((now: Linked) => userLinkPlan(7, now, wanted), linked, serve, fate)
        expect(end.toSorted()).toEqual(wanted)
      }),
    )
  })

  it('removes nothing if links are only added', () => {
    fc.assert(
      fc.property(ids, ids, fates, (linked, more, fate) => {
        const wanted = [...new Set([...linked, ...more])]
        const { states } = playUntilDone((now: Linked) => userLinkPlan(7, now, wanted), linked, serve, fate)
        for (const state of states) expect(state).toEqual(expect.arrayContaining(linked))
      }),
    )
  })

  it('contains the minimum number of calls', () => {
    fc.assert(
      fc.property(ids, ids, (linked, wanted) => {
        const gone = linked.filter((id) => !wanted.includes(id))
        const added = wanted.filter((id) => !linked.includes(id))
        const least = gone.length > 0 ? 1 + wanted.length : added.length
        expect(userLinkPlan(7, linked, wanted).flat()).toHaveLength(least)
      }),
    )
  })
})
