import { describe, expect, it } from 'vitest'
import { keepUnchanged } from './keep-unchanged.ts'

const answer = () => [
  { id: 1, at: new Date('2026-11-21T07:00:00Z'), log: { detail: 'orders.csv', rows: [1, 2] } },
  { id: 2, at: null, log: null },
]

describe('a response that is received again', () => {
  it('is the same object when nothing changed, dates included', () => {
    const before = answer()
    expect(keepUnchanged(before, answer())).toBe(before)
  })

  it('keeps the items that did not change and replaces the one that did', () => {
    const before = answer()
    const after = answer()
    const changed = after.map((item) => (item.id === 2 ? { ...item, at: new Date(0) } : item))
    const kept = keepUnchanged(before, changed)
    expect(kept).toEqual(changed)
    expect(kept[0]).toBe(before[0])
    expect(kept[1]).not.toBe(before[1])
  })

  it.each([
    ['a shorter list', [1, 2], [1]],
    ['a longer list', [1], [1, 2]],
    ['a field more', { a: 1 }, { a: 1, b: 2 }],
    ['a field less', { a: 1, b: 2 }, { a: 1 }],
    ['a list that became an object', [], {}],
    ['another date', new Date(1), new Date(2)],
    ['something that became nothing', { a: 1 }, null],
  ])('sees %s', (_, before, after) => {
    expect(keepUnchanged<unknown>(before, after)).toEqual(after)
  })
})
