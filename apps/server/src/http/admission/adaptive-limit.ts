const DECREASE = 0.7

/** How many calls of one kind may be in progress. */
export type AdaptiveLimit = {
  current(): number
  /** Learns from a call with a response. Times are in milliseconds, `inProgress` includes this call. */
  learn(call: { startedAt: number; endedAt: number; inProgress: number }): void
}

export type AdaptiveRange = {
  least: number
  /** The limit before the server has learned anything. */
  first: number
  most: number
  /** A call that takes longer lowers the limit. */
  targetMs: number
}

/**
 * Adapts a limit to what this server manages, as AIMDLimit of Netflix's concurrency-limits does: it rises while calls are
 * quick and use the limit, and falls when one is slow. Calls that were already waiting at that time do not lower it again.
 */
export function createAdaptiveLimit({ least, first, most, targetMs }: AdaptiveRange): AdaptiveLimit {
  let limit = Math.min(first, most)
  let loweredAt = Number.NEGATIVE_INFINITY
  return {
    current: () => limit,
    learn({ startedAt, endedAt, inProgress }) {
      if (endedAt - startedAt <= targetMs) {
        if (inProgress * 2 >= limit) limit = Math.min(most, limit + 1)
      } else if (startedAt > loweredAt) {
        limit = Math.min(most, Math.max(least, Math.floor(limit * DECREASE)))
        loweredAt = endedAt
      }
    },
  }
}
