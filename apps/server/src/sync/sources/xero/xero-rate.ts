import type { Rate } from '../../rate-limits.ts'
import type { HttpResponse } from '../http/http-stream.ts'

const A_MINUTE = 60_000
/** Requests of a minute that are left to others with the same application. */
const SPARED = 3

/** Xero allows 60 requests a minute for each organisation. Most refreshes need fewer, so they need not wait. */
export const rateOf = (tenant: string): Rate => ({
  key: `xero ${tenant}`,
  requests: 55,
  perMs: A_MINUTE,
  burst: 55,
})

/**
 * Returns how long to pause after each response. Xero's minutes are fixed, but begin at a time that it does not state. So
 * the minute has begun at the latest with the first response since the number of remaining requests has last risen.
 */
export function minuteOf(now: () => Date): (response: Pick<HttpResponse, 'headers'>) => Date | undefined {
  let minute: { began: number; remaining: number } | undefined
  return ({ headers }) => {
    const header = headers['x-minlimit-remaining']
    if (typeof header !== 'string' || !/^\d{1,9}$/.test(header)) return undefined
    const remaining = Number(header)
    const isNew = !minute || remaining >= minute.remaining
    minute = { began: isNew || !minute ? now().getTime() : minute.began, remaining }
    return remaining > SPARED ? undefined : new Date(minute.began + A_MINUTE)
  }
}
