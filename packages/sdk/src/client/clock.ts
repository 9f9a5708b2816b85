/**
 * Time and randomness as a parameter, so that tests of deadlines and pauses do not wait. Times are in milliseconds.
 */
export type Clock = {
  /** Milliseconds since 1970 by this machine's clock. */
  now: () => number
  /** A random number from 0 up to, but not including, 1. */
  random: () => number
  /** Runs a function once after a delay. Returns a function that cancels it. */
  after: (ms: number, run: () => void) => () => void
}

/** The machine's clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  random: () => Math.random(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
