import { expect, it } from 'vitest'
import { nameError } from './name.ts'

it.each([
  ['', 'required'],
  [' \t', 'required'],
  ['Harbour Point', null],
  [`  ${'x'.repeat(200)}  `, null],
  ['x'.repeat(201), 'At most 200 characters.'],
])('%j: %s [VALID-01] [VALID-11] [AREA-22]', (value, message) => {
  expect(nameError(value)).toBe(message)
})
