import { isSdkError } from '@tributary/sdk'
import { pollInterval } from '@tributary/sdk/connectors'

/** The delay between the polls of one list. It grows with failures in a row, and respects the server's Retry-After. */
export type PollBackoff = {
  /**
   * Milliseconds until the next poll. Constant until a poll has a response: a changed delay would restart
   * the timer.
   */
  interval: () => number
  /** Loads, and counts a failure. A load that was aborted does not count. */
  keep: <T>(load: () => Promise<T>, signal?: AbortSignal) => Promise<T>
}

/** Creates the backoff of one list. `random` spreads the polls of many tabs. */
export function createPollBackoff(random: () => number = Math.random): PollBackoff {
  let failures = 0
  let delay = pollInterval(0, random())
  const succeed = () => {
    failures = 0
    delay = pollInterval(failures, random())
  }
  const fail = (error: unknown) => {
    failures += 1
    delay = pollInterval(failures, random(), isSdkError(error) ? error.retryAfter : undefined)
  }
  return {
    interval: () => delay,
    keep: async (load, signal) => {
      try {
        const answer = await load()
        succeed()
        return answer
      } catch (error) {
        if (!signal?.aborted) fail(error)
        throw error
      }
    },
  }
}
