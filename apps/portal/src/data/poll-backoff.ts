import { pollInterval } from '@tributary/sdk/connectors'

/** How soon a list is asked for again: more slowly after failures in a row. */
export type PollBackoff = {
  /** Milliseconds until the next poll. The same until a poll has been answered: a changed delay starts anew. */
  interval: () => number
  /** Loads, and remembers how that went; a load that was called off went neither well nor badly. */
  keep: <T>(load: () => Promise<T>, signal?: AbortSignal) => Promise<T>
}

/** Keeps the pace of one list. `random` spreads the polls of many tabs. */
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
