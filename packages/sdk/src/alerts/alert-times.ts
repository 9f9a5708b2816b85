import type { AlertSettings, QuietHours } from '@tributary/domain'
import { clockMinutes } from '../common/validation/clock-time.ts'
import { wallClock } from '../connectors/glance/zoned-time.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Returns when an alert of a problem that began at a time is due. */
export function alertDueAt(settings: AlertSettings, at: Date): Date {
  const { pace, delayMinutes, dailyAt, quiet, zone } = settings
  if (pace === 'daily') return nextTimeOfDay(dailyAt, zone, at)
  const delay = pace === 'delayed' ? delayMinutes * MINUTE : 0
  return afterQuietHours(quiet, zone, new Date(at.getTime() + delay))
}

/** Returns the end of the quiet hours that a time is in, or the time itself. */
export function afterQuietHours(quiet: QuietHours | null, zone: string, at: Date): Date {
  if (!quiet) return at
  const now = minuteOfDay(zone, at)
  const [from, to] = [clockMinutes(quiet.from), clockMinutes(quiet.to)]
  const isQuiet = from <= to ? from <= now && now < to : from <= now || now < to
  return isQuiet ? nextTimeOfDay(quiet.to, zone, at) : at
}

const minuteOfDay = (zone: string, at: Date) => Math.floor((wallClock(zone)(at.getTime()) % DAY) / MINUTE)

/** Returns the next instant after a time at which the clocks of a zone show a time of day. */
export function nextTimeOfDay(time: string, zone: string, after: Date): Date {
  const clock = wallClock(zone)
  const today = Math.floor(clock(after.getTime()) / DAY) * DAY + clockMinutes(time) * MINUTE
  const next = [today, today + DAY]
    .map((shown) => instantOf(clock, shown))
    .find((one) => one > after.getTime())
  return new Date(next ?? after.getTime() + DAY)
}

/** The first instant at which a clock shows a time or, if it is set past that time, a later one. */
function instantOf(clock: ReturnType<typeof wallClock>, shown: number): number {
  const offsets = [-DAY, DAY].map((away) => clock(shown + away) - (shown + away))
  const candidates = offsets.map((offset) => shown - offset).toSorted((a, b) => a - b)
  return candidates.find((instant) => clock(instant) >= shown) ?? shown
}
