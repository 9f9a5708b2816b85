import { createHash } from 'node:crypto'
import type { WooSettings } from './woo-settings.ts'

/** What is modified while we ask may be stamped before it can be seen: so much is read again. */
const OVERLAP_MS = 120_000

/**
 * Where the next incremental refresh goes on: the shop's own time, and what the settings chose. With other settings
 * everything is read anew.
 */
export function cursorFrom(servedAt: Date | undefined, settings: WooSettings): string | undefined {
  if (!servedAt) return undefined
  return `${gmt(new Date(servedAt.getTime() - OVERLAP_MS))} ${choice(settings)}`
}

/** The time to ask for what was modified after it; undefined to read everything. */
export function sinceOf(cursor: string | undefined, settings: WooSettings): string | undefined {
  const [since = '', chosen] = cursor?.split(' ') ?? []
  return chosen === choice(settings) && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(since) ? since : undefined
}

/** Shops compare the digits with their GMT columns; a zone written behind them would be reckoned into their own. */
const gmt = (time: Date) => time.toISOString().slice(0, 19)

function choice({ api, startDate, excluded }: WooSettings): string {
  const chosen = JSON.stringify([api.href, startDate, [...excluded].sort()])
  return createHash('sha256').update(chosen).digest('hex').slice(0, 16)
}

/** What the API's `after` takes to answer everything from the first second of a day on: it leaves its own second out. */
export const beforeDay = (day: string): string => gmt(new Date(Date.parse(day) - 1_000))
