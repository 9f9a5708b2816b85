import type { Measured } from './messages.ts'
import type { Outcome } from './requests.ts'

const succeeded = new Set<unknown>([200, 304])

export type Tally = { count(outcome: Outcome): void; result(): Measured }

/** Counts responses. Only the times of successful ones are measured, because a refusal is quick. */
export function createTally(): Tally {
  const times: number[] = []
  const counts = { succeeded: 0, notModified: 0, refused: 0, errors: 0 }
  return {
    count({ status, ms, retryAfter }) {
      if (succeeded.has(status)) times.push(ms)
      if (succeeded.has(status)) counts.succeeded += 1
      else if (status === 503 && retryAfter !== undefined) counts.refused += 1
      else counts.errors += 1
      if (status === 304) counts.notModified += 1
    },
    result() {
      const sorted = times.toSorted((a, b) => a - b)
      const at = (share: number) =>
        sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
      return { p50: at(0.5), p95: at(0.95), p99: at(0.99), ...counts }
    },
  }
}
