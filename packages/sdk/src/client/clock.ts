/** Time and chance, handed over so that deadlines and pauses are tested without waiting. Milliseconds throughout. */
export type Clock = {
  /** Milliseconds since 1970, as this machine believes. */
  now: () => number
  /** At least 0 and less than 1. */
  random: () => number
  /** Runs something once after so many milliseconds; what it returns calls that off. */
  after: (ms: number, run: () => void) => () => void
}

/** The machine's own clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  random: () => Math.random(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
