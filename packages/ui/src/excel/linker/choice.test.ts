import { type ApplyFor, applyForModes, type Id } from '@tributary/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countTicks, isTicked, ticksOf, toggled, withAllShown, withScope, withTicks } from './choice.ts'
import type { LinkerChoice } from './linker-types.ts'

const items = [{ id: 1 }, { id: '2' }, { id: 3 }]
const choice = (applyFor: ApplyFor, ...ids: Id[]): LinkerChoice => ({ applyFor, ids })
const [first = { id: 0 }, second = { id: 0 }] = items

describe('ticking a box', () => {
  it('toggles a row, with ids as numbers or text', () => {
    const ticked = toggled(choice('onlySelected', 1), items, second)
    expect(ticked).toEqual(choice('onlySelected', 1, '2'))
    expect(toggled(choice('onlySelected', '1', 2), items, second)).toEqual(choice('onlySelected', '1'))
  })

  it('from all current chooses only selected without that row [LINKAREA-14]', () => {
    expect(toggled(choice('allCurrent'), items, first)).toEqual(choice('onlySelected', '2', 3))
  })

  it('from all current and future chooses only selected as well [LINKAREA-14]', () => {
    const future = choice('allCurrentAndFuture')
    expect(toggled(future, items, first)).toEqual(choice('onlySelected', '2', 3))
    expect(withAllShown(future, items, items, true)).toBe(future)
  })

  it('keeps ids without a row [STATE-26]', () => {
    expect(toggled(choice('onlySelected', 99), items, first).ids).toEqual([99, 1])
    expect(toggled(choice('allCurrent', 99), items, first).ids).toEqual([99, '2', 3])
    expect(withTicks(choice('onlySelected', 99, 1), items, items, false).ids).toEqual([99])
  })
})

describe('all shown rows', () => {
  it('become "all current" if there are scopes and nothing is hidden', () => {
    expect(withAllShown(choice('onlySelected', 1), items, items, true)).toEqual(choice('allCurrent', 1))
    expect(withAllShown(choice('onlySelected', 1), items, items, false)).toEqual(
      choice('onlySelected', 1, '2', 3),
    )
  })

  it('are ticked, and ticks hidden by the search stay', () => {
    expect(withAllShown(choice('onlySelected', 3), items, [first], true)).toEqual(
      choice('onlySelected', 3, 1),
    )
  })
})

it('keeps the ticks when another scope is chosen', () => {
  const there = withScope(choice('onlySelected', 1, 3), 'allCurrentAndFuture')
  expect(withScope(there, 'onlySelected')).toEqual(choice('onlySelected', 1, 3))
})

it('counts the ticks, and those the search hides', () => {
  expect(countTicks('onlySelected', ticksOf(['1', 2, 99]), items, [first])).toEqual({
    ticked: 2,
    total: 3,
    notShown: 1,
    shown: 1,
  })
  expect(countTicks('allCurrent', ticksOf([]), items, [first])).toEqual({
    ticked: 3,
    total: 3,
    notShown: 2,
    shown: 1,
  })
})

const anId = fc.integer({ min: 1, max: 12 }).chain((id) => fc.constantFrom<Id>(id, String(id)))
const someItems = fc
  .uniqueArray(anId, { selector: String, maxLength: 10 })
  .map((ids) => ids.map((id) => ({ id })))
const aChoice = fc.record({ applyFor: fc.constantFrom(...applyForModes), ids: fc.array(anId) })

describe('for any choice', () => {
  const changes = fc.record({
    choice: aChoice,
    items: someItems,
    on: fc.boolean(),
    part: fc.array(fc.nat(9)),
  })

  it('only the given rows change, and no id is added twice', () => {
    fc.assert(
      fc.property(changes, ({ choice: before, items: all, on, part }) => {
        const rows = all.filter((_, place) => part.includes(place))
        const after = withTicks(before, all, rows, on)
        const was = ticksOf(before.ids)
        const is = ticksOf(after.ids)
        for (const row of all)
          expect(isTicked(after.applyFor, is, row.id)).toBe(
            rows.includes(row) ? on : isTicked(before.applyFor, was, row.id),
          )
        expect(after.ids.length - is.size).toBeLessThanOrEqual(before.ids.length - was.size)
      }),
    )
  })

  it('the count equals a count row by row', () => {
    fc.assert(
      fc.property(changes, ({ choice: now, items: all, part }) => {
        const shown = all.filter((_, place) => part.includes(place))
        const ticks = ticksOf(now.ids)
        const walked = (rows: typeof all) => rows.filter(({ id }) => isTicked(now.applyFor, ticks, id)).length
        const { ticked, notShown, shown: counted } = countTicks(now.applyFor, ticks, all, shown)
        expect([ticked, counted, notShown]).toEqual([walked(all), walked(shown), walked(all) - walked(shown)])
      }),
    )
  })
})
