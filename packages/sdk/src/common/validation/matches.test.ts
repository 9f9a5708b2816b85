import { expect, it } from 'vitest'
import { mismatchError } from './matches.ts'

it.each([
  ['secret', 'secret', null],
  ['secret', 'Secret', 'Does not match Password'],
  ['secret ', 'secret', 'Does not match Password'],
  ['', 'secret', 'Does not match Password'],
  ['', '', null],
])('%j repeated as %j: %s [VALID-02, SIGNUP-16]', (other, value, message) => {
  expect(mismatchError(value, other, 'Password')).toBe(message)
})
