import { readSchedule, type ScheduleFields } from './schedule.ts'

const DAY = 24 * 60 * 60 * 1000

/** An accepted schedule runs within a year. 366 days cover leap years. */
const DAYS_AHEAD = 366

/** A day of the month and a day of the week are alternatives when both are given, as in every cron. */
function isDue({ daysOfMonth, months, daysOfWeek }: ScheduleFields, day: Date): boolean {
  if (!months.includes(day.getUTCMonth() + 1)) return false
  const [inMonth, inWeek] = [daysOfMonth.includes(day.getUTCDate()), daysOfWeek.includes(day.getUTCDay())]
  const bothNamed = daysOfMonth.length < 31 && daysOfWeek.length < 7
  return bothNamed ? inMonth || inWeek : inMonth && inWeek
}

/**
 * Returns the next runs of a schedule after `from`, as instants. Schedules are in UTC. Empty for an invalid schedule;
 * fewer than requested when it runs less often within a year.
 */
export function nextRuns(schedule: string, from: Date, count: number): Date[] {
  return runsFrom(schedule, from, count, 1)
}

/** Returns the latest runs of a schedule at or before `from`, the latest first. Otherwise like {@link nextRuns}. */
export function previousRuns(schedule: string, from: Date, count: number): Date[] {
  return runsFrom(schedule, from, count, -1)
}

function runsFrom(schedule: string, from: Date, count: number, direction: 1 | -1): Date[] {
  const read = readSchedule(schedule)
  const runs: Date[] = []
  if (!read) return runs
  const midnight = Math.floor(from.getTime() / DAY) * DAY
  for (let away = 0; away <= DAYS_AHEAD && runs.length < count; away++) {
    const day = midnight + direction * away * DAY
    if (!isDue(read, new Date(day))) continue
    const ofDay = runsOf(read, day)
    runs.push(
      ...(direction === 1
        ? ofDay.filter((run) => run > from)
        : ofDay.filter((run) => run <= from).toReversed()),
    )
  }
  return runs.slice(0, count)
}

/** Returns every run of a schedule from a time on and before another. Empty for an invalid schedule. */
export function runsBetween(schedule: string, from: Date, to: Date): Date[] {
  const read = readSchedule(schedule)
  const runs: Date[] = []
  if (!read) return runs
  for (let day = Math.floor(from.getTime() / DAY) * DAY; day < to.getTime(); day += DAY)
    if (isDue(read, new Date(day))) runs.push(...runsOf(read, day))
  return runs.filter((run) => run >= from && run < to)
}

const runsOf = ({ hours, minutes }: ScheduleFields, day: number): Date[] =>
  hours.flatMap((hour) => minutes.map((minute) => new Date(day + (hour * 60 + minute) * 60_000)))
