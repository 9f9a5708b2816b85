import { setTimeout as wait } from 'node:timers/promises'
import { SourceFailure } from '../source-failure.ts'
import { SyncFailure } from '../sync-failure.ts'

/** How long to wait before each further try of something that failed in passing. */
export type Retries = readonly number[]

export const defaultRetries: Retries = [2_000, 10_000]

export type Retrying = {
  readonly retries: Retries
  readonly now: () => Date
  readonly signal: AbortSignal
  readonly onRetry: (why: string) => Promise<void>
}

/** Tries again what failed only in passing, such as a connection that was cut. */
export async function withRetries<T>(
  { retries, now, signal, onRetry }: Retrying,
  work: () => Promise<T>,
): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work()
    } catch (error) {
      const delay = retries[tries]
      if (delay === undefined || signal.aborted || !passesBy(error, now().getTime() + delay)) throw error
      await onRetry(error.message)
      await wait(delay, undefined, { signal })
    }
  }
}

/** Whether it may be over by then; a source that says when it may be asked again is not asked before. */
function passesBy(error: unknown, then: number): error is SourceFailure | SyncFailure {
  if (error instanceof SyncFailure) return error.passing
  return error instanceof SourceFailure && error.passing && (error.retryAt?.getTime() ?? 0) <= then
}
