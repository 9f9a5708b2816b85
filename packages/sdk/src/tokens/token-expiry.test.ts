import { expect, it } from 'vitest'
import { tokenExpiry } from './token-expiry.ts'

const now = new Date('2026-11-29T12:00:00Z')
const inDays = (days: number) => ({ expiresAt: new Date(now.getTime() + days * 24 * 3_600_000) })

it.each([
  [14.1, { state: 'later', days: null }],
  [14, { state: 'soon', days: 14 }],
  [1.9, { state: 'soon', days: 1 }],
  [0.2, { state: 'soon', days: 0 }],
  [0, { state: 'expired', days: null }],
  [-3, { state: 'expired', days: null }],
])('with %s days left the expiry is %o', (days, expected) => {
  expect(tokenExpiry(inDays(days), now)).toEqual(expected)
})

it('has no end without a time', () => {
  expect(tokenExpiry({ expiresAt: null }, now)).toEqual({ state: 'never', days: null })
})
