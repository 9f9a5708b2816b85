const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** When to try again after this many tries: a minute, then twice as long each time, an hour at most. */
export const nextTry = (tries: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(HOUR, MINUTE * 2 ** (tries - 1)))
