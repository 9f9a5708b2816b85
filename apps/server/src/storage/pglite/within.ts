import { DatabaseSilent } from '../database-failure.ts'

/** Returns the result of the work, or throws {@link DatabaseSilent} if it takes longer. */
export function within<T>(work: Promise<T>, ms: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new DatabaseSilent()), ms)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
