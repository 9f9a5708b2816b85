import { type Clock, systemClock } from '../../client/clock.ts'
import { retryPause } from '../../client/retry.ts'
import { isSdkError, type SdkError } from '../../client/sdk-error.ts'
import type { Step } from './plan.ts'

/** After so many refusals a step fails with the server's message. */
const MOST_REFUSALS = 5

type Run<S extends Step> = (step: S, signal: AbortSignal) => Promise<unknown>

/** Whether the server refused a call because of its load or a limit, before it did anything. */
const isRefusedForNow = (error: unknown): error is SdkError =>
  isSdkError(error) &&
  (error.statusCode === 429 || (error.statusCode === 503 && error.retryAfter !== undefined))

/**
 * Wraps the work of a queue so that a rate limit delays it instead of failing it. All steps wait for as long as the server
 * asks, then the refused one is repeated. `clock` is for tests.
 */
export function waitOutLimits<S extends Step>(run: Run<S>, clock: Clock = systemClock): Run<S> {
  let opensAt = 0
  const untilOpen = async (signal: AbortSignal): Promise<void> => {
    signal.throwIfAborted()
    const left = opensAt - clock.now()
    if (left <= 0) return
    await pause(left, clock, signal)
    // Another step may have been refused meanwhile.
    await untilOpen(signal)
  }
  return async (step, signal) => {
    for (let refusals = 0; ; refusals++) {
      await untilOpen(signal)
      try {
        return await run(step, signal)
      } catch (error) {
        if (!isRefusedForNow(error) || refusals + 1 >= MOST_REFUSALS) throw error
        opensAt = Math.max(opensAt, clock.now() + retryPause(refusals, error, clock.random()))
      }
    }
  }
}

/** Resolves after a delay in milliseconds, or as soon as the signal aborts. */
const pause = (ms: number, clock: Clock, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      cancel()
      signal.removeEventListener('abort', end)
      resolve()
    }
    const cancel = clock.after(ms, end)
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
  })
