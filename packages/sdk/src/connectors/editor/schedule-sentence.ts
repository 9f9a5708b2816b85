import { readSchedule, type ScheduleFields } from './schedule.ts'

const days = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays']

const two = (number: number): string => String(number).padStart(2, '0')
const clock = (hour: number, minute: number): string => `${two(hour)}:${two(minute)}`

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

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
  if (everyWeekday) return daysOfMonth.length === 1 ? `On day ${daysOfMonth[0]} of every month` : null
  if (!everyDate) return null
  const week = daysOfWeek.join()
  if (week === '1,2,3,4,5') return 'Weekdays'
  if (week === '0,6') return 'Weekends'
  // Weeks begin on Monday here.
  const inOrder = daysOfWeek.toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7))
  return listed(inOrder.map((day) => days[day] ?? ''))
}

const past = (minute: number): string => (minute === 0 ? '' : `, at ${minute} minutes past`)

function everyHour(hours: readonly number[], minute: number): string | null {
  const step = stepOf(hours, 24)
  if (step === 1) return `every hour${past(minute)}`
  const [first = 0, last = 0] = [hours[0], hours.at(-1)]
  if (hours.length > 2 && last - first === hours.length - 1)
    return `every hour, ${clock(first, minute)} to ${clock(last, minute)} UTC`
  return step !== null && hours.length > 2 && first === 0 ? `every ${step} hours${past(minute)}` : null
}

/** Returns the times of day in words; null when it takes more than a few words. */
function timesSentence({ hours, minutes }: ScheduleFields): string | null {
  const [minute = 0] = minutes
  if (minutes.length === 1) {
    const repeated = everyHour(hours, minute)
    if (repeated !== null) return repeated
    return hours.length > 4 ? null : `at ${listed(hours.map((hour) => clock(hour, minute)))} UTC`
  }
  const step = stepOf(minutes, 60)
  if (step === 1 && hours.length === 24) return 'every minute'
  return step !== null && hours.length === 24 ? `every ${step} minutes` : null
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * Returns a schedule as a sentence: "Weekdays at 06:30 UTC". Returns a complicated schedule unchanged, and
 * '' for no schedule.
 */
export function scheduleSentence(schedule: string | null): string {
  const written = schedule?.trim() ?? ''
  const read = readSchedule(written)
  const [onDays, atTimes] = read ? [daysSentence(read), timesSentence(read)] : [null, null]
  if (onDays === null || atTimes === null) return written
  if (onDays === '') return capital(atTimes.startsWith('at ') ? `every day ${atTimes}` : atTimes)
  return atTimes.startsWith('at ') ? `${onDays} ${atTimes}` : `${onDays}, ${atTimes}`
}
