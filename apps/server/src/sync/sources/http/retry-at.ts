/** Reads a `Retry-After` header: a number of seconds or a date. */
export function retryAt(header: string | undefined, now: Date): Date | undefined {
  if (!header) return undefined
  const text = header.trim()
  if (/^\d{1,9}$/.test(text)) return new Date(now.getTime() + Number(text) * 1_000)
  const date = new Date(text)
  return Number.isNaN(date.getTime()) ? undefined : date
}
