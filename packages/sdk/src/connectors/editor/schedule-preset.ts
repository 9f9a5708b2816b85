import { readSchedule } from './schedule.ts'

/** The schedules that can be chosen instead of typed. */
export const schedulePresets = ['none', 'hourly', 'daily', 'weekdays', 'weekly', 'custom'] as const

/** One of {@link schedulePresets}. */
export type SchedulePreset = (typeof schedulePresets)[number]

/** The choice for a schedule. Times are in UTC, `HH:MM`; an hourly one uses only the minutes. Sunday is 0. */
export type ScheduleChoice = {
  /** How often it runs. */
  preset: SchedulePreset
  /** The time in UTC, `HH:MM`. An hourly schedule uses only the minutes. */
  time: string
  /** The day of a weekly schedule: 0 is Sunday. */
  weekday: number
}

const two = (number: number): string => String(number).padStart(2, '0')

/**
 * Returns a default minute that is not the full hour, when most schedules run. The same text, e.g. a connector's id,
 * always gives the same minute.
 */
export function quietMinute(text: string): number {
  const sum = [...text].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7)
  return 3 + (sum % 54)
}

/**
 * Returns the choice that matches a schedule; `custom` when no preset does. A choice without a time gets the quiet
 * `minute`.
 */
export function scheduleChoice(schedule: string, minute: number): ScheduleChoice {
  const rest = { time: `06:${two(minute)}`, weekday: 1 }
  if (schedule.trim() === '') return { preset: 'none', ...rest }
  const read = readSchedule(schedule)
  const { minutes = [], hours = [], daysOfWeek = [] } = read ?? {}
  const everyDate = read?.daysOfMonth.length === 31 && read.months.length === 12
  const preset = everyDate && minutes.length === 1 ? presetOf(hours, daysOfWeek) : 'custom'
  if (preset === 'custom') return { preset, ...rest }
  const time = `${two(preset === 'hourly' ? 6 : (hours[0] ?? 0))}:${two(minutes[0] ?? 0)}`
  return { preset, time, weekday: preset === 'weekly' ? (daysOfWeek[0] ?? 1) : 1 }
}

/** Returns the preset for a schedule at one minute of these hours on these days of every week. */
function presetOf(hours: readonly number[], daysOfWeek: readonly number[]): SchedulePreset {
  const everyDay = daysOfWeek.length === 7
  if (hours.length === 24 && everyDay) return 'hourly'
  if (hours.length !== 1) return 'custom'
  if (everyDay) return 'daily'
  if (daysOfWeek.join() === '1,2,3,4,5') return 'weekdays'
  return daysOfWeek.length === 1 ? 'weekly' : 'custom'
}

/** Returns the schedule of a choice; '' for none. A custom schedule is typed, so it is not covered. */
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
