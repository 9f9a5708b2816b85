import { type AwsCostWindow, type AwsGranularity, awsMonthStart } from '@tributary/sdk/connectors'

const HOUR_MS = 60 * 60 * 1_000
const DAY_MS = 24 * HOUR_MS

/** Returns the starts of the periods of a window that begin before a day, as AWS writes them. */
export function periodsBefore(day: string, window: AwsCostWindow, granularity: AwsGranularity): string[] {
  const end = Math.min(Date.parse(day), Date.parse(window.to))
  const starts: string[] = []
  for (let at = Date.parse(window.from); at < end; at = nextStart(at, granularity))
    starts.push(granularity === 'HOURLY' ? `${written(at, 19)}Z` : written(at, 10))
  return starts
}

const written = (at: number, length: number) => new Date(at).toISOString().slice(0, length)

const nextStart = (at: number, granularity: AwsGranularity): number =>
  granularity === 'MONTHLY'
    ? Date.parse(awsMonthStart(written(at, 10), 1))
    : at + (granularity === 'DAILY' ? DAY_MS : HOUR_MS)
