import { expect, it } from 'vitest'
import { rowsBetween, selectedRows, selectionState, withRows } from './row-selection.ts'

const rows = [1, 2, 3, 4, 5].map((id) => ({ id }))
const ids = (some: readonly { id: number }[]) => some.map(({ id }) => id)

it.each([
  [2, 4, [2, 3, 4]],
  [4, 2, [2, 3, 4]],
  [3, 3, [3]],
  [null, 3, [3]],
  [9, 3, [3]],
])('the rows from %o to %o are %o [GLANCE-140]', (from, to, between) => {
  expect(ids(rowsBetween(rows, from, to))).toEqual(between)
})

it('adds and removes rows, and keeps the others [GLANCE-140]', () => {
  const both = withRows(new Set(['1']), rows.slice(3), true)
  expect(ids(selectedRows(rows, both))).toEqual([1, 4, 5])
  expect([...withRows(both, rows.slice(4), false)]).toEqual(['1', '4'])
})

it.each([
  [[], 'none'],
  [['2'], 'some'],
  [['1', '2', '3', '4', '5'], 'all'],
  [['9'], 'none'],
] as const)('of the selection %o, %s of the rows are selected [GLANCE-140]', (selection, state) => {
  expect(selectionState(rows, new Set(selection))).toBe(state)
})
