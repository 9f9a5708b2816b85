/** The time between two polls of the list, in milliseconds. */
export const POLL_MS = 10_000

/** The list is loaded once more this long after a refresh was started, in milliseconds. */
export const RELOAD_AFTER_REFRESH_MS = 2_000

const afterFailures = [POLL_MS, 20_000, 40_000, 60_000] as const
const LONGEST_MS = 60_000
const JITTER = 0.1

/**
 * Returns the milliseconds until the next poll: 10 s, then 20, 40 and 60 s after consecutive failures. `random` (0 to
 * 1) varies it by up to a tenth, so that tabs do not all return together after an outage.
 */
export const pollInterval = (failures: number, random: number): number =>
  (afterFailures[failures] ?? LONGEST_MS) * (1 - JITTER + 2 * JITTER * random)
