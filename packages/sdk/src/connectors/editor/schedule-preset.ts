import { readSchedule } from './schedule.ts'

/** The schedules that are chosen instead of written. */
export const schedulePresets = ['none', 'hourly', 'daily', 'weekdays', 'weekly', 'custom'] as const

/** One of the ways to choose a schedule. */
export type SchedulePreset = (typeof schedulePresets)[number]

/** What is chosen of a schedule. Times of day are in UTC, `HH:MM`; of an hourly one the minutes alone count. Sunday is 0. */
export type ScheduleChoice = { preset: SchedulePreset; time: string; weekday: number }

const two = (number: number): string => String(number).padStart(2, '0')

/**
 * A minute to begin with, not the full hour, when everybody else's schedules run: the same one for the same text, such as
 * a connector's id.
 */
export function quietMinute(text: string): number {
  const sum = [...text].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7)
  return 3 + (sum % 54)
}

/** How a schedule is chosen; what no preset can say is `custom`. The time of those that have none is in the quiet `minute`. */
export function scheduleChoice(schedule: string, minute: number): ScheduleChoice {
  const rest = { time: `06:${two(minute)}`, weekday: 1 }
  if (schedule.trim() === '') return { preset: 'none', ...rest }
  const read = readSchedule(schedule)
  const { minutes = [], hours = [], daysOfWeek = [] } = read ?? {}
  const everyDate = read?.daysOfMonth.length === 31 && read.months.length === 12
  if (!everyDate || minutes.length !== 1) return { preset: 'custom', ...rest }
  const time = `${two(hours.length === 24 ? 6 : (hours[0] ?? 0))}:${two(minutes[0] ?? 0)}`
  const everyDay = daysOfWeek.length === 7
  if (hours.length === 24 && everyDay) return { ...rest, preset: 'hourly', time }
  if (hours.length !== 1) return { preset: 'custom', ...rest }
  if (everyDay) return { ...rest, preset: 'daily', time }
  if (daysOfWeek.join() === '1,2,3,4,5') return { ...rest, preset: 'weekdays', time }
  return daysOfWeek.length === 1
    ? { preset: 'weekly', time, weekday: daysOfWeek[0] ?? 1 }
    : { preset: 'custom', ...rest }
}

/** The schedule that a choice stands for; a custom one is written by hand, and none is ''. */
export function scheduleOf({ preset, time, weekday }: ScheduleChoice): string {
  const [hour, minute] = time.split(':').map(Number)
  const at = `${minute || 0} ${hour || 0}`
  const written: Record<SchedulePreset, string> = {
    none: '',
    hourly: `${minute || 0} * * * *`,
    daily: `${at} * * *`,
    weekdays: `${at} * * 1-5`,
    weekly: `${at} * * ${weekday}`,
    custom: `${at} * * *`,
  }
  return written[preset]
}
