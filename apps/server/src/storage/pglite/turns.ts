import { DatabaseSilent } from '../database-failure.ts'

/** Waits for the turn and returns how to end it. Throws {@link DatabaseSilent} after `waitMs`. */
export type TakeTurn = (waitMs: number) => Promise<() => void>

/** Grants turns one at a time, in the order of the requests. */
export function takeTurns(): TakeTurn {
  let last: Promise<void> = Promise.resolve()
  return async (waitMs) => {
    const before = last
    const { promise, resolve } = Promise.withResolvers<void>()
    last = promise
    try {
      await within(before, waitMs)
    } catch (error) {
      // Later waiters still wait for earlier ones.
      void before.then(resolve)
      throw error
    }
    return resolve
  }
}

/** Returns the result of the work, or throws {@link DatabaseSilent} if it takes longer. */
export function within<T>(work: Promise<T>, ms: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new DatabaseSilent()), ms)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
