import { randomUUID } from 'node:crypto'
import { argument, type Given, optionalText, textArgument } from './calls.ts'
import { formatMoment, parseIso, parseMoment } from './date-format.ts'
import { ExpressionError } from './expression-error.ts'
import { Moment, readSpan } from './moment.ts'
import { compared, isTrue, numberIn } from './values.ts'

type Functions = Readonly<Record<string, (given: Given, now: Date) => unknown>>

const DAY_MS = 86_400_000
const DEFAULT_FORMAT = '%Y-%m-%dT%H:%M:%S.%f%z'

const utc = (ms: number) => new Moment(ms, { zone: 0 })

/** The functions that expressions may call. */
const functions: Functions = {
  now_utc: (_, now) => utc(now.getTime()),
  today_utc: (_, now) => today(now, 0),
  today_with_timezone: (given, now) => today(now, offsetOf(textArgument(given, 0, 'timezone'), now)),
  timestamp: (given) => timestamp(argument(given, 0, 'dt')),
  str_to_datetime: (given) => isoMoment(textArgument(given, 0, 's')),
  format_datetime: formatted,
  day_delta: (given, now) => dayDelta(given, now),
  duration(given) {
    const span = readSpan(textArgument(given, 0, 'datestring'))
    if (!span) throw new ExpressionError('a duration cannot be read')
    return span
  },
  max: (given) => extreme(given, 1),
  min: (given) => extreme(given, -1),
  sanitize_url: (given) => encodeURIComponent(textArgument(given, 0, 'value')).replaceAll('%20', '+'),
  camel_case_to_snake_case: (given) =>
    textArgument(given, 0, 'value')
      .replace(/(?<=.)([A-Z])/g, '_$1')
      .toLowerCase(),
  generate_uuid: () => randomUUID(),
}

export const functionNamed = (name: string): Functions[string] | undefined =>
  Object.hasOwn(functions, name) ? functions[name] : undefined

const today = (now: Date, minutes: number) => {
  const local = now.getTime() + minutes * 60_000
  return new Moment(Math.floor(local / DAY_MS) * DAY_MS, { isDay: true })
}

/** Returns how many minutes a time zone is ahead of UTC. */
function offsetOf(timeZone: string, now: Date): number {
  try {
    const written = now.toLocaleString('sv-SE', { timeZone })
    const local = Date.parse(`${written.replace(' ', 'T')}Z`)
    return Math.round((local - now.getTime()) / 60_000)
  } catch {
    throw new ExpressionError('a time zone is not known')
  }
}

function isoMoment(text: string): Moment {
  const moment = parseIso(text)
  if (!moment) throw new ExpressionError('a date cannot be read')
  return moment
}

function timestamp(value: unknown): number {
  const number = numberIn(value)
  if (number !== undefined) return Math.trunc(number)
  if (value instanceof Moment) return Math.floor(value.ms / 1_000)
  if (typeof value === 'string') return Math.floor(isoMoment(value).ms / 1_000)
  throw new ExpressionError('a date cannot be read')
}

function formatted(given: Given): string {
  const [value, format] = [argument(given, 0, 'dt'), textArgument(given, 1, 'format')]
  const input = optionalText(given, 2, 'input_format')
  return formatMoment(momentIn(value, input), format)
}

function momentIn(value: unknown, input: string | undefined): Moment {
  if (value instanceof Moment) return value
  const number = numberIn(value)
  if (number === undefined && typeof value !== 'string') throw new ExpressionError('a date cannot be read')
  const format = input ?? (number === undefined ? undefined : '%s')
  if (format === undefined) return isoMoment(String(value))
  const moment = parseMoment(String(number ?? value), format)
  if (!moment) throw new ExpressionError('a date does not have its format')
  return moment.zone === undefined ? utc(moment.ms) : moment
}

function dayDelta(given: Given, now: Date): string {
  const days = numberIn(argument(given, 0, 'num_days'))
  if (days === undefined || !(Math.abs(days) < 100_000))
    throw new ExpressionError('num_days must be a number')
  return formatMoment(utc(now.getTime() + days * DAY_MS), optionalText(given, 1, 'format') ?? DEFAULT_FORMAT)
}

export function extreme({ values, named }: Given, sign: 1 | -1): unknown {
  const items = values.length === 1 ? values[0] : values
  if (!Array.isArray(items)) throw new ExpressionError('max and min need a list')
  if (items.length === 0) {
    if (isTrue(named.default)) return named.default
    throw new ExpressionError('max and min need a value')
  }
  return items.reduce((best, item) => (compared(item, best) * sign > 0 ? item : best))
}
