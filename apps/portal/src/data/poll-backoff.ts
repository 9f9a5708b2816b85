import { pollInterval } from '@tributary/sdk/connectors'

/** The delay between the polls of one list. It grows with failures in a row. */
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
  const settle = (failed: boolean) => {
    failures = failed ? failures + 1 : 0
    delay = pollInterval(failures, random())
  }
  return {
    interval: () => delay,
    keep: async (load, signal) => {
      try {
        const answer = await load()
        settle(false)
        return answer
      } catch (error) {
        if (!signal?.aborted) settle(true)
        throw error
      }
    },
  }
}
