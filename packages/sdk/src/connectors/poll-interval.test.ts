import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pollInterval } from './poll-interval.ts'

it.each([
  [0, 10_000],
  [1, 20_000],
  [2, 40_000],
  [3, 60_000],
  [4, 60_000],
  [1_000, 60_000],
])('after %d consecutive failures the next poll is in about %d ms', (failures, ms) => {
  expect(pollInterval(failures, 0)).toBeCloseTo(ms * 0.9)
  expect(pollInterval(failures, 0.5)).toBeCloseTo(ms)
  expect(pollInterval(failures, 1)).toBeCloseTo(ms * 1.1)
})

it('never shortens after more failures', () => {
  const random = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(fc.nat(20), random, (failures, chance) => {
      expect(pollInterval(failures + 1, chance)).toBeGreaterThanOrEqual(pollInterval(failures, chance))
    }),
  )
})
