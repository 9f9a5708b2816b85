import { formatList } from '../../common/language/format.ts'
import { scheduleText as text } from './schedule.messages.ts'
import { readSchedule, type ScheduleFields } from './schedule.ts'

const two = (number: number): string => String(number).padStart(2, '0')
const clock = (hour: number, minute: number): string => `${two(hour)}:${two(minute)}`

/** Returns the step between evenly spaced numbers, wrapping around at `whole`. */
function stepOf(numbers: readonly number[], whole: number): number | null {
  const step = whole / numbers.length
  return numbers.every((number, i) => number === (numbers[0] ?? 0) + i * step) ? step : null
}

/** Returns the days in words: '' for every day, null when it takes more than a few words. */
function daysSentence({ daysOfMonth, months, daysOfWeek }: ScheduleFields): string | null {
  if (months.length < 12) return null
  const [everyDate, everyWeekday] = [daysOfMonth.length === 31, daysOfWeek.length === 7]
  if (everyDate && everyWeekday) return ''
  if (everyWeekday) return daysOfMonth.length === 1 ? text.dayOfMonth(daysOfMonth[0] ?? 1) : null
  if (!everyDate) return null
  const week = daysOfWeek.join()
  if (week === '1,2,3,4,5') return text.weekdays
  if (week === '0,6') return text.weekends
  // Weeks begin on Monday here.
  const inOrder = daysOfWeek.toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7))
  return formatList(inOrder.map((day) => text.days[day] ?? ''))
}

function everyHour(hours: readonly number[], minute: number): string | null {
  const step = stepOf(hours, 24)
  if (step === 1) return text.everyHour(minute)
  const [first = 0, last = 0] = [hours[0], hours.at(-1)]
  if (hours.length > 2 && last - first === hours.length - 1)
    return text.everyHourBetween(clock(first, minute), clock(last, minute))
  return step !== null && hours.length > 2 && first === 0 ? text.everyHours(step, minute) : null
}

/** The times of day in words, and whether they are clock times or an interval. */
type Times = { at: string } | { repeated: string }

/** Returns the times of day in words; null when it takes more than a few words. */
function timesSentence({ hours, minutes }: ScheduleFields): Times | null {
  const [minute = 0] = minutes
  if (minutes.length === 1) {
    const repeated = everyHour(hours, minute)
    if (repeated !== null) return { repeated }
    return hours.length > 4 ? null : { at: formatList(hours.map((hour) => clock(hour, minute))) }
  }
  const step = stepOf(minutes, 60)
  if (step === 1 && hours.length === 24) return { repeated: text.everyMinute }
  return step !== null && hours.length === 24 ? { repeated: text.everyMinutes(step) } : null
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/**
 * Returns a schedule as a sentence: "Weekdays at 06:30 UTC". Returns a complicated schedule unchanged, and
 * '' for no schedule.
 */
export function scheduleSentence(schedule: string | null): string {
  const written = schedule?.trim() ?? ''
  const read = readSchedule(written)
  const [onDays, atTimes] = read ? [daysSentence(read), timesSentence(read)] : [null, null]
  if (onDays === null || atTimes === null) return written
  if ('at' in atTimes) return onDays === '' ? text.everyDayAt(atTimes.at) : text.onDaysAt(onDays, atTimes.at)
  return onDays === '' ? capital(atTimes.repeated) : text.onDays(onDays, atTimes.repeated)
}
