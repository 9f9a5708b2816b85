import { expect, it } from 'vitest'
import { createAdaptiveLimit } from './adaptive-limit.ts'

const TARGET_MS = 1_000

function limitAt(most = 200) {
  const limit = createAdaptiveLimit({ least: 10, first: 50, most, targetMs: TARGET_MS })
  const learn = (startedAt: number, ms: number, inProgress = limit.current()) => {
    limit.learn({ startedAt, endedAt: startedAt + ms, inProgress })
    return limit.current()
  }
  return { limit, learn }
}

it('rises with each quick call while at least half of it is used, up to the maximum', () => {
  const { learn } = limitAt(52)
  expect([learn(0, 1_000), learn(1, 10, 26), learn(2, 10)]).toEqual([51, 52, 52])
})

it('stays while less than half of it is used', () => {
  expect(limitAt().learn(0, 10, 24)).toBe(50)
})

it('falls once for all calls that waited at the same time', () => {
  const { learn } = limitAt()
  expect([learn(0, 1_001), learn(500, 1_200), learn(1_001, 1_100)]).toEqual([35, 35, 35])
  expect(learn(1_002, 1_200)).toBe(24)
})

it('does not fall below ten', () => {
  const { learn } = limitAt()
  const times = Array.from({ length: 20 }, (_, round) => learn(round * 2_000, 1_500))
  expect(times.at(-1)).toBe(10)
})

it('is the maximum if that is lower', () => {
  const { limit, learn } = limitAt(2)
  expect([limit.current(), learn(0, 5_000)]).toEqual([2, 2])
})
