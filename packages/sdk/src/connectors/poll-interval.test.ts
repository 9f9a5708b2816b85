import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pollInterval } from './poll-interval.ts'

it.each([
  [0, 10_000, 0.1],
  [1, 20_000, 0.25],
  [2, 40_000, 0.25],
  [3, 60_000, 0.25],
  [4, 60_000, 0.25],
  [1_000, 60_000, 0.25],
])('after %d consecutive failures the next poll is in about %d ms', (failures, ms, jitter) => {
  expect(pollInterval(failures, 0)).toBeCloseTo(ms * (1 - jitter))
  expect(pollInterval(failures, 0.5)).toBeCloseTo(ms)
  expect(pollInterval(failures, 1)).toBeCloseTo(ms * (1 + jitter))
})

it('waits at least as long as the server requests', () => {
  expect(pollInterval(1, 0.5, 15)).toBe(20_000)
  expect(pollInterval(1, 0, 60)).toBe(60_000)
  expect(pollInterval(1, 1, 60)).toBe(75_000)
})

it('never shortens after more failures', () => {
  const random = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(fc.nat(20), random, (failures, chance) => {
      expect(pollInterval(failures + 1, chance)).toBeGreaterThanOrEqual(pollInterval(failures, chance))
    }),
  )
})
