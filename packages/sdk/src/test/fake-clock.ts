import type { Clock } from '../client/clock.ts'

type Timer = { at: number; run: () => void }

/** Retry pauses are shorter than the shortest deadline, which distinguishes the two. */
const SHORTEST_DEADLINE_MS = 15_000

/** A clock for tests. Pauses advance it immediately and are recorded. Deadlines wait for `advance`. */
export type FakeClock = Clock & { pauses: number[]; advance: (ms: number) => void; waiting: () => number }

export function fakeClock(start = Date.UTC(2026, 10, 21, 7, 15), random = 0.5): FakeClock {
  let now = start
  const timers = new Set<Timer>()
  const pauses: number[] = []
  const advance = (ms: number) => {
    now += ms
    for (const timer of timers) {
      if (timer.at > now) continue
      timers.delete(timer)
      timer.run()
    }
  }
  const after = (ms: number, run: () => void) => {
    const timer = { at: now + ms, run }
    timers.add(timer)
    if (ms < SHORTEST_DEADLINE_MS) {
      pauses.push(ms)
      queueMicrotask(() => advance(ms))
    }
    return () => timers.delete(timer)
  }
  return { now: () => now, random: () => random, after, pauses, advance, waiting: () => timers.size }
}
