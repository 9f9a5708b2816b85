import { setTimeout as wait } from 'node:timers/promises'
import { SourceFailure } from '../source-failure.ts'

/** How long to wait before each further try of something that failed in passing. */
export type Retries = readonly number[]

export const defaultRetries: Retries = [2_000, 10_000]

/** Tries again what failed only in passing, such as a connection that was cut. */
export async function withRetries<T>(
  retries: Retries,
  signal: AbortSignal,
  onRetry: (why: string) => Promise<void>,
  work: () => Promise<T>,
): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work()
    } catch (error) {
      const delay = retries[tries]
      if (!(error instanceof SourceFailure && error.passing) || delay === undefined || signal.aborted)
        throw error
      await onRetry(error.message)
      await wait(delay, undefined, { signal })
    }
  }
}
