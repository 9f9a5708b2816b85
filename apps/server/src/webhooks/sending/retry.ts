const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** The delays between attempts that the Standard Webhooks scheme suggests: ten attempts in about three days. */
const delays = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const

/** Returns when to try again after this many failures, or null to give up. */
export function nextAttempt(failures: number, now: Date): Date | null {
  const delay = delays[failures - 1]
  return delay === undefined ? null : new Date(now.getTime() + delay)
}

/** A webhook whose attempts have all failed for this long is disabled. */
export const GIVE_UP_MS = 5 * 24 * HOUR
