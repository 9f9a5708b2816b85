import { DatabaseSilent } from '../database-failure.ts'

/** Waits for the turn and returns how to end it. Throws {@link DatabaseSilent} after `waitMs`. */
export type TakeTurn = (waitMs: number) => Promise<() => void>

/** Lets holders in one at a time, in the order they asked. */
export function takeTurns(): TakeTurn {
  let last: Promise<void> = Promise.resolve()
  return async (waitMs) => {
    const before = last
    const { promise, resolve } = Promise.withResolvers<void>()
    last = promise
    try {
      await within(before, waitMs)
    } catch (error) {
      // Those behind still wait for those in front.
      void before.then(resolve)
      throw error
    }
    return resolve
  }
}

/** The outcome of this work, or {@link DatabaseSilent} when it takes longer. */
export function within<T>(work: Promise<T>, ms: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new DatabaseSilent()), ms)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
