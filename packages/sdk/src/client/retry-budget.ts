const MINUTE_MS = 60_000
/** Retries per minute that are always allowed. Otherwise a quiet client could never retry. */
const FLOOR = 10
const CEILING = 60
const SHARE = 0.1

/** Protects a struggling server: retries are a small share of the calls in the last minute. */
export type RetryBudget = {
  /** Counts a call. */
  count: (now: number) => void
  /** Takes one retry. Returns false when no retry is left. */
  take: (now: number) => boolean
}

/** Creates a budget per minute: 10 retries or 10 % of the calls, whichever is more, and never above 60. */
export function createRetryBudget(): RetryBudget {
  let calls: number[] = []
  let repetitions: number[] = []
  const lastMinute = (times: number[], now: number) => times.filter((time) => now - time < MINUTE_MS)
  return {
    count: (now) => {
      calls.push(now)
      // More calls allow no more retries, so the list does not grow.
      if (calls.length > CEILING / SHARE) calls.shift()
    },
    take: (now) => {
      calls = lastMinute(calls, now)
      repetitions = lastMinute(repetitions, now)
      const allowed = Math.min(CEILING, Math.max(FLOOR, calls.length * SHARE))
      if (repetitions.length >= allowed) return false
      repetitions.push(now)
      return true
    },
  }
}

/** The budget that all clients of this process share by default. */
export const processRetryBudget: RetryBudget = /* @__PURE__ */ createRetryBudget()
