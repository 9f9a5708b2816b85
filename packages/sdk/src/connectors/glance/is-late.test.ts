import type { RefreshRun } from '@tributary/domain'
import { describe, expect, it } from 'vitest'
import { at } from '../../test/builders.ts'
import { runWith } from '../../test/run-builder.ts'
import { isLate } from './is-late.ts'

const now = at('07:15')
const lasting = (seconds: number, changes: Partial<RefreshRun> = {}) =>
  runWith({
    startedAt: at('06:00'),
    completedAt: new Date(at('06:00').getTime() + seconds * 1_000),
    ...changes,
  })
const runningFor = (seconds: number, changes: Partial<RefreshRun> = {}) =>
  runWith({
    state: 'running',
    startedAt: new Date(now.getTime() - seconds * 1_000),
    completedAt: null,
    ...changes,
  })
/** Refreshes of 100 to 119 seconds. 95 % take at most 118.05 s, and the median is 109.5 s. */
const usual = Array.from({ length: 20 }, (_, place) => lasting(100 + place))
/** Refreshes of 100 to 670 seconds. 95 % take at most 641.5 s. */
const uneven = Array.from({ length: 20 }, (_, place) => lasting(100 + place * 30))

describe('a running refresh', () => {
  it.each([
    ['is late a minute after its usual time', 170, usual, true],
    ['is not late within that minute, even if no other took so long', 169, usual, false],
    ['is late if it takes longer than 95 % of the others', 642, uneven, true],
    ['is not late if some others took as long', 641, uneven, false],
    ['is not late if fewer than eight others are known', 9_999, usual.slice(0, 7), false],
  ])('%s [GLANCE-11]', (_, seconds, runs, late) => {
    expect(isLate(runningFor(seconds), runs, now)).toBe(late)
  })

  it('is compared with the latest 30 that succeeded and copied the same [GLANCE-11]', () => {
    const slow = Array.from({ length: 100 }, () => lasting(5_000))
    const others = [
      ...slow.map((run) => ({ ...run, fullSync: true })),
      ...slow.map((run) => ({ ...run, state: 'failed' })),
    ]
    const latest = Array.from({ length: 30 }, () => lasting(100))
    expect(isLate(runningFor(200), [...others, ...latest, ...slow], now)).toBe(true)
  })

  it.each([
    ['waits to start', { state: 'queued', startedAt: null }],
    ['has ended', { state: 'succeeded', completedAt: now }],
  ])('is not late if it %s [GLANCE-11]', (_, changes) => {
    expect(isLate(runningFor(9_999, changes), usual, now)).toBe(false)
  })
})
