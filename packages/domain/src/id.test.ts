import { expect, it } from 'vitest'
import { sameId } from './id.ts'

it.each([
  [1, 1, true],
  [1, '1', true],
  ['a-1', 'a-1', true],
  [1, 2, false],
  ['1', '01', false],
  [0, '', false],
])('compares %j and %j: %s', (a, b, same) => {
  expect(sameId(a, b)).toBe(same)
  expect(sameId(b, a)).toBe(same)
})
