import type { Budget } from './budget.ts'
import { argument, type Given, optionalText, textArgument } from './calls.ts'
import { formatMoment, isoText } from './date-format.ts'
import { ExpressionError } from './expression-error.ts'
import { replaced } from './filters.ts'
import { Moment, Span } from './moment.ts'
import { isData, listOwn, numberIn, ownField, textOf } from './values.ts'

type Methods<Of> = Readonly<Record<string, (of: Of, given: Given, budget: Budget) => unknown>>

const texts: Methods<string> = {
  capitalize: (of) => of.slice(0, 1).toUpperCase() + of.slice(1).toLowerCase(),
  endswith: (of, given) => of.endsWith(textArgument(given, 0, 'suffix')),
  find: (of, given) => of.indexOf(textArgument(given, 0, 'sub')),
  join: (of, given) => {
    const list = argument(given, 0, 'iterable')
    if (!Array.isArray(list)) throw new ExpressionError('join needs a list')
    return list.map(textOf).join(of)
  },
  lower: (of) => of.toLowerCase(),
  lstrip: (of, given) => stripped(of, given, 'start'),
  replace: replaced,
  rstrip: (of, given) => stripped(of, given, 'end'),
  split: (of, given) => split(of, given),
  startswith: (of, given) => of.startsWith(textArgument(given, 0, 'prefix')),
  strip: (of, given) => stripped(stripped(of, given, 'start'), given, 'end'),
  title: (of) => of.toLowerCase().replace(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase()),
  upper: (of) => of.toUpperCase(),
}

const objects: Methods<Readonly<Record<string, unknown>>> = {
  get: (of, given) =>
    ownField(of, textOf(argument(given, 0, 'key'))) ?? argument(given, 1, 'default') ?? null,
  items: (of) => Object.entries(of),
  keys: (of) => Object.keys(of),
  values: (of) => Object.values(of),
}

const moments: Methods<Moment> = {
  date: ({ local }) => new Moment(Math.floor(local.getTime() / DAY_MS) * DAY_MS, { isDay: true }),
  isoformat: (of) => isoText(of),
  replace: (of, given) => withFields(of, given),
  strftime: (of, given) => formatMoment(of, textArgument(given, 0, 'format')),
  timestamp: ({ ms }) => ms / 1_000,
  weekday: ({ local }) => (local.getUTCDay() + 6) % 7,
}

const spans: Methods<Span> = { total_seconds: ({ ms }) => ms / 1_000 }

/** Lists change in `set` statements only, where each evaluation has its own. */
const lists: Methods<unknown[]> = {
  append(of, given) {
    listOwn(of).push(argument(given, 0, 'object'))
    return null
  },
}

const DAY_MS = 86_400_000
const known = new Set([texts, objects, moments, spans, lists].flatMap((methods) => Object.keys(methods)))

export const isMethod = (name: string): boolean => known.has(name)

/** Calls a method of a value. */
export function callMethod(of: unknown, name: string, given: Given, budget: Budget): unknown {
  if (typeof of === 'string') return found(texts, name)(of, given, budget)
  if (of instanceof Moment) return found(moments, name)(of, given, budget)
  if (of instanceof Span) return found(spans, name)(of, given, budget)
  if (Array.isArray(of)) return found(lists, name)(of, given, budget)
  if (isData(of)) return found(objects, name)(of, given, budget)
  throw new ExpressionError(`a value does not have the method ${name}`)
}

function found<Of>(methods: Methods<Of>, name: string): Methods<Of>[string] {
  const method = Object.hasOwn(methods, name) ? methods[name] : undefined
  if (!method) throw new ExpressionError(`a value does not have the method ${name}`)
  return method
}

function stripped(text: string, given: Given, side: 'start' | 'end'): string {
  const characters = optionalText(given, 0, 'chars')
  if (characters === undefined) return side === 'start' ? text.trimStart() : text.trimEnd()
  let [from, to] = [0, text.length]
  while (side === 'start' && from < to && characters.includes(text.charAt(from))) from += 1
  while (side === 'end' && to > from && characters.includes(text.charAt(to - 1))) to -= 1
  return text.slice(from, to)
}

const MOST_PARTS = 100_000

function split(text: string, given: Given): string[] {
  const separator = optionalText(given, 0, 'sep')
  if (separator === '') throw new ExpressionError('split needs a separator')
  const parts =
    separator === undefined ? text.trim().split(/\s+/, MOST_PARTS) : text.split(separator, MOST_PARTS)
  const most = numberIn(argument(given, 1, 'maxsplit'))
  if (most === undefined || most < 0 || separator === undefined || parts.length <= most + 1) return parts
  return [...parts.slice(0, most), parts.slice(most).join(separator)]
}

function withFields(moment: Moment, { named }: Given): Moment {
  const date = moment.local
  const field = (name: string, current: number) => numberIn(named[name]) ?? current
  const ms = Date.UTC(
    field('year', date.getUTCFullYear()),
    field('month', date.getUTCMonth() + 1) - 1,
    field('day', date.getUTCDate()),
    field('hour', date.getUTCHours()),
    field('minute', date.getUTCMinutes()),
    field('second', date.getUTCSeconds()),
  )
  const fraction = field('microsecond', moment.microseconds) / 1_000
  return new Moment(ms - (moment.zone ?? 0) * 60_000 + fraction, moment)
}
