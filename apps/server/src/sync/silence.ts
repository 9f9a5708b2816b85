/**
 * The longest that a refresh waits for a system that sends nothing, in all attempts together. Milliseconds. A request that
 * has waited for its whole time limit is repeated with most of that limit. The person who pressed Refresh still reads the
 * reason within a minute.
 */
export const LONGEST_SILENCE_MS = 54_000

/** How long a system that was silent for one stream may take to respond, before the other streams are given up. */
export const STILL_RESPONDS_MS = 5_000
