/** The list is asked for again every 10 seconds (connectors spec 9). Milliseconds. */
export const POLL_MS = 10_000

/** After a refresh click the list is loaded once more after 2 seconds (connectors spec 4). Milliseconds. */
export const RELOAD_AFTER_REFRESH_MS = 2_000

const afterFailures = [POLL_MS, 20_000, 40_000, 60_000] as const
const LONGEST_MS = 60_000
const JITTER = 0.1

/**
 * Milliseconds until the next poll: 10 s, and 20, 40, then 60 s after failures in a row. `random` (0 to 1) moves it
 * by up to a tenth either way, so that tabs that lost their server together do not return together.
 */
export const pollInterval = (failures: number, random: number): number =>
  (afterFailures[failures] ?? LONGEST_MS) * (1 - JITTER + 2 * JITTER * random)
