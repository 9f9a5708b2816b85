import { createHash } from 'node:crypto'
import type { WooSettings } from './woo-settings.ts'

/** A change may become visible some time after its own timestamp, so this much is read again. */
const OVERLAP_MS = 120_000

/**
 * Returns where the next incremental refresh starts: the shop's own time and a mark of the settings. With other settings
 * everything is read again.
 */
export function cursorFrom(servedAt: Date | undefined, settings: WooSettings): string | undefined {
  if (!servedAt) return undefined
  return `${gmt(new Date(servedAt.getTime() - OVERLAP_MS))} ${choice(settings)}`
}

/** Returns the time after which to read changes; undefined to read everything. */
export function sinceOf(cursor: string | undefined, settings: WooSettings): string | undefined {
  const [since = '', chosen] = cursor?.split(' ') ?? []
  return chosen === choice(settings) && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(since) ? since : undefined
}

/** Shops compare the digits with their GMT columns. With a zone, they would convert them to local time. */
const gmt = (time: Date) => time.toISOString().slice(0, 19)

function choice({ api, startDate, excluded }: WooSettings): string {
  const chosen = JSON.stringify([api.href, startDate, [...excluded].sort()])
  return createHash('sha256').update(chosen).digest('hex').slice(0, 16)
}

/** Returns the API's `after` for all rows from the start of a day. The API excludes the given second itself. */
export const beforeDay = (day: string): string => gmt(new Date(Date.parse(day) - 1_000))
