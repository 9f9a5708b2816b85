/** How AWS divides costs, from the longest period to the shortest. */
const granularities = ['MONTHLY', 'DAILY', 'HOURLY'] as const

/** One of `MONTHLY`, `DAILY` and `HOURLY`. */
export type AwsGranularity = (typeof granularities)[number]

/** A time whose costs are requested together. Days as `YYYY-MM-DD`, without the last one. */
export type AwsCostWindow = {
  /** The first day, `YYYY-MM-DD`. */
  readonly from: string
  /** The day after the last one, `YYYY-MM-DD`. */
  readonly to: string
}

/** The tables of an AWS connector. Each is requested separately. */
export const awsCostTables = [
  'cost_totals',
  'costs_by_record_type',
  'costs_by_region',
  'costs_by_service',
  'costs_by_usage_type',
] as const

/** Whole months that AWS keeps, besides the current one, and days for which it has hours. */
const MONTHS_KEPT = 13
const DAYS_WITH_HOURS = 14
const DAY_MS = 24 * 60 * 60 * 1000

/** Reads a granularity in any letter case; null for any other text. */
export const readAwsGranularity = (text: string): AwsGranularity | null =>
  granularities.find((known) => known === text.trim().toUpperCase()) ?? null

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)
const daysAfter = (day: string, days: number): string => dayOf(Date.parse(day) + days * DAY_MS)

/** Returns the first day of the month that is this many months after a day's. */
export function awsMonthStart(day: string, months = 0): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return dayOf(Date.UTC(year, month - 1 + months, 1))
}

/** Returns the first day that AWS still has costs of on a day. */
const firstDayKept = (today: string, granularity: AwsGranularity): string =>
  granularity === 'HOURLY' ? daysAfter(today, 1 - DAYS_WITH_HOURS) : awsMonthStart(today, -MONTHS_KEPT)

/**
 * Returns the times to request, one after another, to read the costs from a day until today: one for each month of days,
 * and a single one for months and for hours. Starts with the first day that AWS still has. Empty if the day is in the
 * future.
 */
export function awsCostWindows(from: string, today: string, granularity: AwsGranularity): AwsCostWindow[] {
  const wanted = granularity === 'MONTHLY' ? awsMonthStart(from) : from
  const kept = firstDayKept(today, granularity)
  const start = wanted > kept ? wanted : kept
  const end = daysAfter(today, 1)
  if (start >= end) return []
  if (granularity !== 'DAILY') return [{ from: start, to: end }]
  const windows: AwsCostWindow[] = []
  for (let at = start; at < end; at = windows.at(-1)?.to ?? end) {
    const next = awsMonthStart(at, 1)
    windows.push({ from: at, to: next < end ? next : end })
  }
  return windows
}
