import type { IncomingHttpHeaders } from 'node:http'

/**
 * Reads a `Retry-After` header: a number of seconds, or a date. The date is by the source's clock, which the `Date`
 * header shows, and is returned by ours.
 */
export function retryAt(headers: IncomingHttpHeaders, now: Date): Date | undefined {
  const text = headers['retry-after']?.trim() ?? ''
  if (/^\d{1,9}(?:\.\d{1,9})?$/.test(text)) return new Date(now.getTime() + Number(text) * 1_000)
  const [at, served] = [Date.parse(text), Date.parse(headers.date ?? '')]
  // Anything else that JavaScript reads as a date, such as `-1`, is not one.
  if (!/[a-z]/i.test(text) || Number.isNaN(at)) return undefined
  return new Date(Number.isNaN(served) ? at : at - served + now.getTime())
}
