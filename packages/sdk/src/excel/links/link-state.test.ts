import type { ApplyFor } from '@tributary/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  choiceOf,
  foreignChange,
  hasLinks,
  isUnchanged,
  type LinkState,
  linkDifference,
  linksAfter,
  mergedChoice,
  mergedLinks,
  noLinks,
  sameLinks,
} from './link-state.ts'

const everything = [1, 2, 3, 4, 5]
const only = (...ids: number[]): LinkState => ({ ids, later: false })
const all: LinkState = { ids: everything, later: true }
const sorted = ({ ids, later }: LinkState) => ({ ids: ids.toSorted(), later })

it('compares links regardless of their order and of ids as text [LINKAREA-13]', () => {
  expect(linkDifference(only(1, 2), only(2, 3))).toEqual({ added: [3], removed: [1] })
  expect(linkDifference(only(1), all).later).toBe(true)
  expect(sameLinks(only(1, 2), { ids: ['2', '1'], later: false })).toBe(true)
  expect(sameLinks(only(...everything), all)).toBe(false)
  expect([hasLinks(noLinks), hasLinks({ ids: [], later: true }), hasLinks(only(1))]).toEqual([
    false,
    true,
    true,
  ])
})

it('treats links to all current and future items as equal after an addition', () => {
  expect(sameLinks(all, { ids: [...everything, 6], later: true })).toBe(true)
})

describe('merging another user’s changes', () => {
  it.each<[string, LinkState, LinkState, LinkState, LinkState]>([
    ['keeps their addition', only(1), only(1, 2), only(1, 3), only(1, 2, 3)],
    ['does not restore what they removed', only(1, 2), only(1, 2, 3), only(1), only(1, 3)],
    ['does not restore what I removed', only(1, 2), only(1), only(1, 2, 3), only(1, 3)],
    ['takes their change to all current and future', only(1), only(1), all, all],
    ['takes their change to a list', all, all, only(1), only(1)],
    [
      'keeps my change to future items',
      only(1),
      { ids: [1], later: true },
      only(1, 2),
      { ids: [1, 2], later: true },
    ],
    ['takes all of theirs except what I removed', only(1, 2), only(1), all, only(1, 3, 4, 5)],
  ])('%s', (_, base, mine, theirs, merged) => {
    expect(sorted(mergedLinks({ base, mine, theirs }))).toEqual(merged)
  })

  it.each<[ApplyFor, LinkState, LinkState, ApplyFor]>([
    ['onlySelected', only(1), only(1, 2), 'onlySelected'],
    ['allCurrent', only(1), only(1, 2), 'allCurrent'],
    ['allCurrentAndFuture', only(1), only(1, 2), 'allCurrentAndFuture'],
    ['onlySelected', only(1), all, 'allCurrentAndFuture'],
  ])('a scope chosen as %s', (applyFor, base, theirs, expected) => {
    expect(mergedChoice({ base, theirs }, { applyFor, ids: base.ids }).applyFor).toBe(expected)
  })

  const states = fc.oneof(
    fc.constant(all),
    fc.subarray(everything).map((ids) => only(...ids)),
  )

  it('returns the other side when one side has no changes', () => {
    fc.assert(
      fc.property(states, states, (base, other) => {
        expect(sorted(mergedLinks({ base, mine: base, theirs: other }))).toEqual(sorted(other))
        expect(sorted(mergedLinks({ base, mine: other, theirs: base }))).toEqual(sorted(other))
      }),
    )
  })

  it('has every addition and no removed link', () => {
    fc.assert(
      fc.property(states, states, states, (base, mine, theirs) => {
        const { ids } = mergedLinks({ base, mine, theirs })
        for (const other of [mine, theirs]) {
          const { added, removed } = linkDifference(base, other)
          expect(ids).toEqual(expect.arrayContaining(added))
          for (const id of removed) expect(ids).not.toContain(id)
        }
      }),
    )
  })
})

it('does not treat our calls with lost responses as another user’s changes', () => {
  const foreign = (theirs: LinkState) => foreignChange({ base: only(1, 2), mine: only(1, 3, 4), theirs })
  expect(isUnchanged(foreign(only(1, 3)))).toBe(true)
  expect(foreign(only(1, 2, 3, 5))).toEqual({ added: [5], removed: [] })
  expect(foreign(all)).toEqual({ added: [5], removed: [], later: true })
})

it('computes the server’s links after successful calls [LINKAREA-12]', () => {
  expect(
    linksAfter(only(1), [
      { kind: 'link', id: 2 },
      { kind: 'unlink', id: 1 },
    ]),
  ).toEqual(only(2))
  expect(linksAfter(only(1), [{ kind: 'link-all', ids: everything }])).toEqual(all)
  expect(linksAfter(all, [{ kind: 'unlink', id: 1 }])).toEqual(only(2, 3, 4, 5))
  expect(linksAfter(all, [{ kind: 'unlink-all' }, { kind: 'link', id: 2 }])).toEqual(only(2))
})

it('starts a linker with the current links [USERENT-05]', () => {
  expect(choiceOf(all).applyFor).toBe('allCurrentAndFuture')
  expect(choiceOf(only(2))).toEqual({ applyFor: 'onlySelected', ids: [2] })
})
