import { describe, expect, it } from 'vitest'
import { placeAfter, placeOfTyped } from './list-keys.ts'

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 9, 9],
  ['ArrowUp', 0, 0],
  ['Home', 5, 0],
  ['End', 5, 9],
  ['PageDown', 1, 5],
  ['PageDown', 8, 9],
  ['PageUp', 2, 0],
  ['ArrowRight', 5, null],
])('%s in row %i of ten leads to %s', (key, from, to) => {
  expect(placeAfter(key, from, 10, 4)).toBe(to)
})

it('no key leads anywhere in an empty list', () => {
  expect(placeAfter('End', 0, 0, 4)).toBeNull()
})

describe('typing a name', () => {
  const names = ['Areas', 'Émile', 'Finance', 'Facilities', ' Fjord', 'المالية'].map((name) => ({ name }))
  it.each([
    ['f', 0, 2],
    ['f', 2, 3],
    ['ff', 3, 4],
    ['fff', 4, 2],
    ['fac', 2, 3],
    ['fin', 2, 2],
    ['e', 0, 1],
    ['é', 0, 1],
    ['ا', 0, 5],
    ['x', 0, -1],
  ])('%s in row %i finds row %i', (typed, from, to) => {
    expect(placeOfTyped(names, typed, from)).toBe(to)
  })
})
