/** Converts instants to the wall clock of a time zone. */
export type WallClock = (instant: number) => number

/** Whether `Intl` knows a time zone. */
export function isTimeZone(zone: string): boolean {
  try {
    wallClock(zone)
    return true
  } catch {
    return false
  }
}

const DAY = 24 * 3_600_000

/**
 * Returns the first instant of a day. `midnight` is its midnight as the clock shows it. Midnight may come twice or not at
 * all, so both sides of a change are tried.
 */
export function startOfDay(clock: WallClock, midnight: number): number {
  const offsets = [-DAY, DAY].map((away) => clock(midnight + away) - (midnight + away))
  const candidates = offsets.map((offset) => midnight - offset).toSorted((a, b) => a - b)
  return candidates.find((instant) => clock(instant) >= midnight) ?? midnight
}

/**
 * Returns a function that reads the clock on a wall in a zone, as if it showed UTC. In milliseconds, without the fraction
 * of a second.
 */
export function wallClock(timeZone: string): WallClock {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  return (instant) => {
    const part = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
    const of = (type: Intl.DateTimeFormatPartTypes) => part.get(type) ?? 0
    return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
  }
}
