const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Returns the delay after this many attempts: a minute, doubled each time, at most an hour. */
export const nextTry = (tries: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(HOUR, MINUTE * 2 ** (tries - 1)))
