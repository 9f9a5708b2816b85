/** How often the requests of one account may be sent. The key is the account as its provider counts it. */
export type Rate = {
  readonly key: string
  readonly requests: number
  readonly perMs: number
  /** How many requests may follow each other without a pause. */
  readonly burst: number
}

/** Shares rates among everything that sends requests for an account: connectors, connection tests, other servers. */
export type RateLimits = {
  /**
   * Reserves the next request. Returns how long to wait before it is sent, in milliseconds. Reserves nothing if that is longer
   * than `longestMs`, so that refused requests do not delay later ones.
   */
  reserve(rate: Rate, longestMs: number): Promise<number>
  /** Holds back all requests until a time, because the provider requires it. */
  hold(rate: Rate, until: Date): Promise<void>
}

/** The time between two requests, and how far a burst may be ahead of it. Milliseconds. */
export const pacingOf = ({ requests, perMs, burst }: Rate) => {
  const interval = perMs / requests
  return { interval, ahead: (burst - 1) * interval }
}

/** Rates within one process, for tests and measurements. */
export function memoryRateLimits(now: () => Date): RateLimits {
  const next = new Map<string, number>()
  return {
    async reserve(rate, longestMs) {
      const { interval, ahead } = pacingOf(rate)
      const at = Math.max(next.get(rate.key) ?? 0, now().getTime())
      const wait = Math.max(0, at - ahead - now().getTime())
      if (wait <= longestMs) next.set(rate.key, at + interval)
      return wait
    },
    async hold(rate, until) {
      const at = until.getTime() + pacingOf(rate).ahead
      next.set(rate.key, Math.max(next.get(rate.key) ?? 0, at))
    },
  }
}
