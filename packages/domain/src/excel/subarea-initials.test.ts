import { expect, it } from 'vitest'
import { subareaInitials } from './subarea-initials.ts'

it.each([
  ['North sales', 'NS'],
  ['  north   west coast ', 'NW'],
  ['Retail', 'R'],
  ['ærø øst', 'ÆØ'],
  ['2026 plan', '2P'],
  ['', ''],
])('shortens %j to %j [AREA-30]', (name, expected) => {
  expect(subareaInitials({ name })).toBe(expected)
})
