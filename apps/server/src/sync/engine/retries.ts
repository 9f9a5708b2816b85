import { LONGEST_SILENCE_MS } from '../silence.ts'
import { SourceFailure } from '../source-failure.ts'
import { SyncFailure } from '../sync-failure.ts'
import { pause, realTimers, type Timers } from '../timers.ts'

/** The pauses before further attempts, in milliseconds. */
export type Retries = readonly number[]

export const defaultRetries: Retries = [2_000, 10_000]

export type Retrying = {
  readonly retries: Retries
  readonly now: () => Date
  readonly timers?: Timers
  readonly signal: AbortSignal
  readonly onRetry: (why: string) => Promise<void>
}

/** Retries work after a temporary failure, such as a lost connection. */
export async function withRetries<T>(
  { retries, now, timers = realTimers, signal, onRetry }: Retrying,
  work: () => Promise<T>,
): Promise<T> {
  let silentMs = 0
  for (let tries = 0; ; tries++) {
    const startedAt = now().getTime()
    try {
      return await work()
    } catch (error) {
      const delay = retries[tries]
      if (delay === undefined || signal.aborted || !isOverBy(error, now().getTime() + delay)) throw error
      // Data has arrived in between, so the silence is a new one.
      if (now().getTime() - startedAt > error.silentMs + LONGEST_SILENCE_MS) silentMs = 0
      if (error.silentMs > 0) silentMs += error.silentMs + delay
      // The next attempt may be silent as long as this one.
      if (silentMs + error.silentMs > LONGEST_SILENCE_MS) throw error
      await onRetry(error.message)
      await pause(timers, delay, signal)
    }
  }
}

/** Whether a failure is temporary and the source's retry time, if any, is reached by then. */
function isOverBy(error: unknown, then: number): error is SourceFailure | SyncFailure {
  if (error instanceof SyncFailure) return error.passing
  return error instanceof SourceFailure && error.passing && (error.retryAt?.getTime() ?? 0) <= then
}
