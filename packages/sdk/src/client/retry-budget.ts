const MINUTE_MS = 60_000
/** So many repetitions a minute are always allowed, or a quiet client could never repeat anything. */
const FLOOR = 10
const CEILING = 60
const SHARE = 0.1

/** Keeps a struggling server from being asked ever more: repetitions are a small share of the last minute's calls. */
export type RetryBudget = {
  /** Notes that a call was made. */
  count: (now: number) => void
  /** Takes one repetition, or says that there is none left. */
  take: (now: number) => boolean
}

/** A budget of its own: 10 repetitions a minute or 10 % of the calls, whichever is more, and never above 60. */
export function createRetryBudget(): RetryBudget {
  let calls: number[] = []
  let repetitions: number[] = []
  const lastMinute = (times: number[], now: number) => times.filter((time) => now - time < MINUTE_MS)
  return {
    count: (now) => {
      calls.push(now)
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

/** The budget that all clients of this process share unless they are given another. */
export const processRetryBudget: RetryBudget = /* @__PURE__ */ createRetryBudget()
