import { expect, it } from 'vitest'
import { createAdaptiveLimit } from './adaptive-limit.ts'

const TARGET_MS = 1_000

function limitAt(most = 200) {
  const limit = createAdaptiveLimit({ least: 10, first: 50, most, targetMs: TARGET_MS })
  const record = (startedAt: number, ms: number, inProgress = limit.current()) => {
    limit.record({ startedAt, endedAt: startedAt + ms, inProgress })
    return limit.current()
  }
  return { limit, record }
}

it('rises with each quick call while at least half of it is used, up to the maximum', () => {
  const { record } = limitAt(52)
  expect([record(0, 1_000), record(1, 10, 26), record(2, 10)]).toEqual([51, 52, 52])
})

it('stays while less than half of it is used', () => {
  expect(limitAt().record(0, 10, 24)).toBe(50)
})

it('falls once for simultaneous slow calls', () => {
  const { record } = limitAt()
  expect([record(0, 1_001), record(500, 1_200), record(1_001, 1_100)]).toEqual([35, 35, 35])
  expect(record(1_002, 1_200)).toBe(24)
})

it('does not fall below ten', () => {
  const { record } = limitAt()
  const times = Array.from({ length: 20 }, (_, round) => record(round * 2_000, 1_500))
  expect(times.at(-1)).toBe(10)
})

it('does not fall for a slow call on a quiet server', () => {
  const { record } = limitAt()
  expect([record(0, 5_000, 10), record(10_000, 5_000, 11)]).toEqual([50, 35])
})

it('rises to its start on a quiet server, and not further', () => {
  const { record } = limitAt()
  record(0, 5_000)
  const times = Array.from({ length: 20 }, (_, round) => record(10_000 + round, 10, 1))
  expect([times[0], times.at(-1)]).toEqual([36, 50])
})

it('never exceeds the maximum', () => {
  const { limit, record } = limitAt(2)
  expect([limit.current(), record(0, 5_000)]).toEqual([2, 2])
})
