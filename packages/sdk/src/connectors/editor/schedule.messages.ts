import { catalogue } from '../../common/language/catalogue.ts'
import { plural } from '../../common/language/format.ts'
import * as counted from '../../common/text/counted.messages.ts'

const words = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const inWords = (number: number) => words[number] ?? String(number)

const interval = (minutes: number) =>
  minutes % 60 === 0
    ? plural(minutes / 60, { one: 'one hour', other: () => `${inWords(minutes / 60)} hours` })
    : plural(minutes, { one: 'one minute', other: () => `${inWords(minutes)} minutes` })

/** A schedule in words: when it runs on a day, and on which days. */
export const scheduleText = catalogue('schedule-sentence', {
  weekdays: 'Weekdays',
  weekends: 'Weekends',
  /** From Sunday to Saturday. */
  days: ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'],
  dayOfMonth: (day: number) => `On day ${day} of every month`,
  everyMinute: 'every minute',
  everyMinutes: (minutes: number) => `every ${counted.minutes(minutes)}`,
  everyHour: (minutesPast: number) => `every hour${past(minutesPast)}`,
  everyHours: (hours: number, minutesPast: number) => `every ${counted.hours(hours)}${past(minutesPast)}`,
  everyHourBetween: (first: string, last: string) => `every hour, ${first} to ${last} UTC`,
  everyDayAt: (times: string) => `Every day at ${times} UTC`,
  onDaysAt: (days: string, times: string) => `${days} at ${times} UTC`,
  onDays: (days: string, repeated: string) => `${days}, ${repeated}`,
})

const past = (minutes: number) => (minutes === 0 ? '' : `, at ${counted.minutes(minutes)} past`)

/** Sentences about a schedule that cannot be used. */
export const scheduleMessages = catalogue('schedule', {
  malformed: 'This schedule cannot be read. Please enter five valid fields, such as 0 6 * * 1-5.',
  tooOften: (minutes: number) => `Please leave at least ${interval(minutes)} between two runs.`,
  never: 'This schedule will not run in the next year.',
})
