import { startOfDay, wallClock } from '../connectors/glance/zoned-time.ts'

const DAY = 24 * 3_600_000

/** Whether a text is a day of the calendar, e.g. `2026-11-21`. */
export const isDay = (text: string): boolean => {
  const midnight = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(midnight.getTime()) && dayOf(midnight) === text
}

const dayOf = (midnight: Date) => midnight.toISOString().slice(0, 10)

/** Returns the day that it is in a time zone. Throws a `RangeError` for an unknown zone. */
export const dayIn = (zone: string, now: Date): string => dayOf(new Date(wallClock(zone)(now.getTime())))

/** Returns the first instant after a day in a time zone. A day has 23 or 25 hours when the clocks change. */
export const endOfDay = (day: string, zone: string): Date =>
  new Date(startOfDay(wallClock(zone), Date.parse(`${day}T00:00:00Z`) + DAY))
