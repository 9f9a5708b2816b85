/** The time between two polls of the list, in milliseconds. */
export const POLL_MS = 10_000

/** The list is loaded once more this long after a refresh was started, in milliseconds. */
export const RELOAD_AFTER_REFRESH_MS = 2_000

const afterFailures = [POLL_MS, 20_000, 40_000, 60_000] as const
const LONGEST_MS = 60_000
const JITTER = 0.1
/** After a failure more: a server that stops fails the polls of all tabs at the same moment. */
const JITTER_AFTER_FAILURE = 0.25

/**
 * Returns the milliseconds until the next poll: 10 s, then 20, 40 and 60 s after consecutive failures. `random` (0 to
 * 1) varies it by up to a tenth, after failures a quarter, so that tabs do not all return together after an outage. It
 * is never shorter than the seconds of the server's `Retry-After`.
 */
export function pollInterval(failures: number, random: number, retryAfter = 0): number {
  const jitter = failures === 0 ? JITTER : JITTER_AFTER_FAILURE
  const usual = (afterFailures[failures] ?? LONGEST_MS) * (1 - jitter + 2 * jitter * random)
  return Math.max(usual, retryAfter * 1_000 * (1 + jitter * random))
}
