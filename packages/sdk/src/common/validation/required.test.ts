import { expect, it } from 'vitest'
import { isBlank, requiredError } from './required.ts'

it.each([
  ['', 'required'],
  [' ', 'required'],
  ['\t\n\u00a0', 'required'],
  ['x', null],
  [' x ', null],
  ['0', null],
])('%j: %s [VALID-01, VALID-06, VALID-19]', (value, message) => {
  expect(requiredError(value)).toBe(message)
  expect(isBlank(value)).toBe(message !== null)
})
