import type { Rate } from '../../rate-limits.ts'
import type { HttpResponse } from '../http/http-stream.ts'

const FIVE_MINUTES = 5 * 60_000
/** A shop with one register: 300 requests for each register and 50 more. */
const LEAST = 350
/** The part of the limit that we use, because other servers may use the same application. */
const SHARE = 0.9
const BURST = 50

export type VendRate = {
  readonly rates: readonly Rate[]
  note(response: Pick<HttpResponse, 'headers'>): undefined
}

/** The rate of a shop. It follows the limit that the responses state, which grows with the number of registers. */
export function vendRate(domain: string): VendRate {
  let limit = LEAST
  const rate: Rate = {
    key: `vend ${domain}`,
    perMs: FIVE_MINUTES,
    burst: BURST,
    // The burst and the requests of one window together stay below the limit.
    get requests() {
      return Math.max(1, Math.floor(limit * SHARE) - BURST)
    },
  }
  return {
    rates: [rate],
    note({ headers }) {
      const stated = Number(headers['x-ratelimit-limit'])
      if (Number.isInteger(stated) && stated > 0) limit = stated
      return undefined
    },
  }
}
