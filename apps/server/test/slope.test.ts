import { dice } from '@tributary/fakes/ftp/dice'
import { expect, it } from 'vitest'
import { type Point, slopeOf } from '../torture/soak/slope.ts'

it('the slope of points on a line is exact', () => {
  const slope = slopeOf([
    [0, 5],
    [1, 7],
    [3, 11],
  ])
  expect(slope.perX).toBeCloseTo(2)
  expect(slope.uncertainty).toBeCloseTo(0)
})

it('the real slope of noisy points is within the uncertainty about 95 times in 100', () => {
  const noise = dice(7)
  const isWithin = () => {
    const points = Array.from({ length: 40 }, (_, x): Point => [x, 3 * x + noise.number(-500, 500)])
    const { perX, uncertainty } = slopeOf(points)
    return Math.abs(perX - 3) <= uncertainty
  }
  const within = Array.from({ length: 1_000 }, isWithin).filter(Boolean).length
  expect(within).toBeGreaterThan(920)
  expect(within).toBeLessThan(975)
})
