import { kindOf, type TypeOrKind } from '@tributary/domain'
import { scheduleMessages } from './schedule.messages.ts'

const sentences = scheduleMessages

/** The shortest time between two runs of most types, in minutes. */
const SHORTEST_INTERVAL = 5
const LONGEST_SCHEDULE = 100

/** `last` is the end of `*` when a larger number repeats the first one: 0 and 7 are both Sunday. */
type Field = { least: number; most: number; last?: number; names?: readonly string[] }

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const days = 'sun mon tue wed thu fri sat'.split(' ')
const fields = [
  { least: 0, most: 59 },
  { least: 0, most: 23 },
  { least: 1, most: 31 },
  { least: 1, most: 12, names: months },
  { least: 0, most: 7, last: 6, names: days },
] as const satisfies readonly Field[]

const PART = /^(?:\*|(\w+)(?:-(\w+))?)(?:\/(\d{1,2}))?$/

function numberIn(field: Field, word: string): number {
  const named = field.names?.indexOf(word.toLowerCase()) ?? -1
  return named >= 0 ? named + field.least : /^\d{1,2}$/.test(word) ? Number(word) : Number.NaN
}

/** Returns the numbers of a part such as `*`, `5`, `1-5` or a step; empty when it is malformed. */
function expandPart(field: Field, part: string): number[] {
  const [found, from, to, step = '1'] = PART.exec(part) ?? []
  if (found === undefined || (from && !to && found.includes('/'))) return []
  const first = from ? numberIn(field, from) : field.least
  const last = to ? numberIn(field, to) : from ? first : (field.last ?? field.most)
  if (!(first >= field.least && last <= field.most && first <= last && Number(step) > 0)) return []
  return Array.from(
    { length: Math.floor((last - first) / Number(step)) + 1 },
    (_, i) => first + i * Number(step),
  )
}

/**
 * Returns the numbers of a whole field in order; empty when a part is malformed or a number is repeated, as in `*,5`.
 */
function expand(field: Field, text: string): number[] {
  const parts = text.split(',').map((part) => expandPart(field, part))
  const { least, most, last = most } = field
  const numbers = parts
    .flat()
    .map((number) => (number > last ? least : number))
    .toSorted((a, b) => a - b)
  const twice = new Set(numbers).size < numbers.length
  return twice || parts.some((part) => part.length === 0) ? [] : numbers
}

const DAY_MINUTES = 24 * 60

/** Days count as consecutive, also where a schedule leaves some out. */
function isTooOften({ minutes, hours }: ScheduleFields, shortest: number): boolean {
  const times = hours.flatMap((hour) => minutes.map((minute) => hour * 60 + minute))
  const [first = 0] = times
  const next = [...times.slice(1), first + DAY_MINUTES]
  return times.some((time, i) => (next[i] ?? DAY_MINUTES) - time < shortest)
}

/** 29 February alone can be more than a year away, and 30 February never comes. */
const LEAST_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

const neverComes = (
  daysOfMonth: readonly number[],
  inMonths: readonly number[],
  dayOfWeek: string,
): boolean =>
  dayOfWeek === '*' &&
  !inMonths.some((month) => daysOfMonth.some((day) => day <= (LEAST_DAYS[month - 1] ?? 0)))

/** The numbers of each field of a schedule, in order. Days of the week start at 0, Sunday. */
export type ScheduleFields = {
  minutes: readonly number[]
  hours: readonly number[]
  daysOfMonth: readonly number[]
  months: readonly number[]
  daysOfWeek: readonly number[]
}

/**
 * Parses a schedule; null when it is invalid. Requires exactly five cron fields with numbers, names, lists, ranges and
 * steps.
 */
export function readSchedule(text: string): ScheduleFields | null {
  const written = text.trim()
  const parts = written.length > LONGEST_SCHEDULE ? [] : written.split(/\s+/)
  const [minutes = [], hours = [], daysOfMonth = [], inMonths = [], daysOfWeek = []] = fields.map(
    (field, i) => expand(field, parts[i] ?? ''),
  )
  const read = { minutes, hours, daysOfMonth, months: inMonths, daysOfWeek }
  const malformed = Object.values(read).some((numbers) => numbers.length === 0)
  if (parts.length !== fields.length || malformed) return null
  return comesDaily(read, parts) ? { ...read, daysOfMonth: allDates, daysOfWeek: allWeekdays } : read
}

const allDates = Array.from({ length: 31 }, (_, i) => i + 1)
const allWeekdays = [0, 1, 2, 3, 4, 5, 6]

/** Both kinds of day are given, so either matches. If one of them means every day, so does the schedule. */
const comesDaily = ({ daysOfMonth, daysOfWeek }: ScheduleFields, parts: readonly string[]): boolean =>
  parts[2] !== '*' && parts[4] !== '*' && (daysOfMonth.length === 31 || daysOfWeek.length === 7)

/**
 * Returns the message for a schedule of this connector type; null when it is blank or valid: enough time between runs, and
 * the next run within a year.
 */
export function scheduleError(text: string, type: TypeOrKind = ''): string | null {
  if (text.trim() === '') return null
  const read = readSchedule(text)
  if (!read) return sentences.malformed
  const shortest = kindOf(type)?.shortestInterval ?? SHORTEST_INTERVAL
  if (isTooOften(read, shortest)) return sentences.tooOften(shortest)
  const [, , , , dayOfWeek = ''] = text.trim().split(/\s+/)
  return neverComes(read.daysOfMonth, read.months, dayOfWeek) ? sentences.never : null
}
