import { startOfDay, type WallClock, wallClock } from './zoned-time.ts'

/** The hours or days of a time zone that a history is divided into. The last one is the current one. */
export type HistorySpan = {
  /** Hours or days. */
  bucket: 'hour' | 'day'
  /** The number of hours or days, the current one included. */
  count: number
  /** The name of the time zone, e.g. `Europe/Copenhagen`. */
  zone: string
}

const HOUR = 3_600_000
const DAY = 24 * HOUR

/**
 * Returns the starts of the hours or days of a history, oldest first. A day has 23 or 25 hours when the clocks change, and
 * an hour that the clocks repeat is two hours. Throws a `RangeError` for an unknown zone.
 */
export function bucketStarts({ bucket, count, zone }: HistorySpan, now: Date): Date[] {
  const clock = wallClock(zone)
  const back = (number: number) =>
    bucket === 'hour'
      ? startOfHour(clock, now, number)
      : startOfDay(clock, midnightOf(clock, now) - number * DAY)
  return Array.from({ length: count }, (_, place) => new Date(back(count - 1 - place)))
}

function startOfHour(clock: WallClock, now: Date, back: number): number {
  const second = Math.floor(now.getTime() / 1000) * 1000 - back * HOUR
  return second - (clock(second) % HOUR)
}

const midnightOf = (clock: WallClock, now: Date) => Math.floor(clock(now.getTime()) / DAY) * DAY
