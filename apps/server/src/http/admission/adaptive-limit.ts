const DECREASE = 0.7

/** How many calls of one kind may be in progress. */
export type AdaptiveLimit = {
  current(): number
  /** Adapts to a call with a response. Times are in milliseconds, `inProgress` includes this call. */
  record(call: { startedAt: number; endedAt: number; inProgress: number }): void
}

export type AdaptiveRange = {
  least: number
  /** The limit at the start, to which quick calls always raise it again. */
  first: number
  most: number
  /** A call that takes longer lowers the limit. */
  targetMs: number
}

/**
 * Adapts a limit to what this server manages, as AIMDLimit of Netflix's concurrency-limits does: it rises while calls are
 * quick and use the limit, and falls when one is slow. Calls that were already waiting at that time do not lower it again.
 * A slow call on a quiet server does not lower it: fewer calls would not be quicker.
 */
export function createAdaptiveLimit({ least, first, most, targetMs }: AdaptiveRange): AdaptiveLimit {
  let limit = Math.min(first, most)
  let loweredAt = Number.NEGATIVE_INFINITY
  return {
    current: () => limit,
    record({ startedAt, endedAt, inProgress }) {
      if (endedAt - startedAt <= targetMs) {
        if (limit < first || inProgress * 2 >= limit) limit = Math.min(most, limit + 1)
      } else if (startedAt > loweredAt && inProgress > least) {
        limit = Math.min(most, Math.max(least, Math.floor(limit * DECREASE)))
        loweredAt = endedAt
      }
    },
  }
}
