/**
 * The longest that a refresh waits for a system that sends nothing, in all attempts together. Milliseconds. The person who
 * pressed Refresh then reads the reason within a minute.
 */
export const LONGEST_SILENCE_MS = 45_000

/** How long a system that was silent for one stream may take to respond, before the other streams are given up. */
export const SIGN_OF_LIFE_MS = 10_000
