import { ExpressionError } from './expression-error.ts'
import { Moment } from './moment.ts'

const pad = (value: number, digits = 2) => String(value).padStart(digits, '0')
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)
const DAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')
const DAY_MS = 86_400_000

function zoneText(zone: number | undefined, colon = ''): string {
  if (zone === undefined) return ''
  const minutes = Math.abs(zone)
  return `${zone < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}${colon}${pad(minutes % 60)}`
}

const startOfYear = (date: Date) => Date.UTC(date.getUTCFullYear(), 0, 1)

const fields: Readonly<Record<string, (date: Date, moment: Moment) => string>> = {
  Y: (date) => pad(date.getUTCFullYear(), 4),
  y: (date) => pad(date.getUTCFullYear() % 100),
  m: (date) => pad(date.getUTCMonth() + 1),
  d: (date) => pad(date.getUTCDate()),
  e: (date) => String(date.getUTCDate()).padStart(2),
  H: (date) => pad(date.getUTCHours()),
  I: (date) => pad(date.getUTCHours() % 12 || 12),
  M: (date) => pad(date.getUTCMinutes()),
  S: (date) => pad(date.getUTCSeconds()),
  p: (date) => (date.getUTCHours() < 12 ? 'AM' : 'PM'),
  f: (_, moment) => pad(moment.microseconds, 6),
  b: (date) => (MONTHS[date.getUTCMonth()] ?? '').slice(0, 3),
  B: (date) => MONTHS[date.getUTCMonth()] ?? '',
  a: (date) => (DAYS[date.getUTCDay()] ?? '').slice(0, 3),
  A: (date) => DAYS[date.getUTCDay()] ?? '',
  w: (date) => String(date.getUTCDay()),
  j: (date) => pad(Math.floor((date.getTime() - startOfYear(date)) / DAY_MS) + 1, 3),
  z: (_, { zone }) => zoneText(zone),
  Z: (_, { zone }) => (zone === undefined ? '' : zone === 0 ? 'UTC' : `UTC${zoneText(zone, ':')}`),
  s: (_, { ms }) => String(Math.floor(ms / 1_000)),
  F: (date) => date.toISOString().slice(0, 10),
  T: (date) => date.toISOString().slice(11, 19),
  _ms: (_, moment) => pad(Math.floor(moment.microseconds / 1_000), 3),
  '%': () => '%',
}

/** Formats of a whole text that are numbers since 1970: how many of them a millisecond has. */
const epochs: ReadonlyMap<string, number> = new Map([
  ['%s', 0.001],
  ['%s_as_float', 0.001],
  ['%ms', 1],
  ['%epoch_microseconds', 1_000],
])

const DIRECTIVE = /%(_ms|-?[A-Za-z%])/g

/** Writes a time with the directives of `strftime`. */
export function formatMoment(moment: Moment, format: string): string {
  const perMs = epochs.get(format)
  if (perMs !== undefined) {
    const value = moment.ms * perMs
    if (format !== '%s_as_float') return String(Math.floor(value))
    return Number.isInteger(value) ? `${value}.0` : String(value)
  }
  const date = moment.local
  return format.replace(DIRECTIVE, (_, written: string) => {
    const field = fields[written.replace('-', '')]
    if (!field) throw new ExpressionError(`the date directive %${written} is not supported`)
    const text = field(date, moment)
    return written.startsWith('-') ? text.replace(/^[0 ](?=.)/, '') : text
  })
}

/** Writes a time as ISO 8601, as Python does. */
export function isoText(moment: Moment, separator = 'T'): string {
  const date = moment.local.toISOString()
  if (moment.isDay) return date.slice(0, 10)
  const fraction = moment.microseconds === 0 ? '' : `.${pad(moment.microseconds, 6)}`
  return `${date.slice(0, 10)}${separator}${date.slice(11, 19)}${fraction}${zoneText(moment.zone, ':')}`
}

const names = (list: readonly string[]) => [...list, ...list.map((name) => name.slice(0, 3))].join('|')

const patterns: Readonly<Record<string, string>> = {
  Y: '(?<Y>\\d{4})',
  y: '(?<y>\\d{2})',
  m: '(?<m>\\d{1,2})',
  d: '(?<d>\\d{1,2})',
  e: ' ?(?<d>\\d{1,2})',
  H: '(?<H>\\d{1,2})',
  I: '(?<I>\\d{1,2})',
  M: '(?<M>\\d{1,2})',
  S: '(?<S>\\d{1,2})',
  p: '(?<p>[AaPp][Mm])',
  f: '(?<f>\\d{1,9})',
  b: `(?<b>${names(MONTHS)})`,
  B: `(?<b>${names(MONTHS)})`,
  a: `(?:${names(DAYS)})`,
  A: `(?:${names(DAYS)})`,
  j: '(?<j>\\d{1,3})',
  z: '(?<z>Z|[+-]\\d{2}:?\\d{2})',
  Z: '(?<Z>[A-Z]{0,5})',
  F: '(?<Y>\\d{4})-(?<m>\\d{2})-(?<d>\\d{2})',
  T: '(?<H>\\d{2}):(?<M>\\d{2}):(?<S>\\d{2})',
  _ms: '(?<f>\\d{1,9})',
  s: '(?<s>-?\\d{1,12})',
  '%': '%',
}

const compiled = new Map<string, RegExp>()
const MOST_FORMATS = 500

function patternOf(format: string): RegExp {
  const known = compiled.get(format)
  if (known) return known
  const source = format
    .split(DIRECTIVE)
    .map((part, at) => (at % 2 === 0 ? part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&') : patternFor(part)))
    .join('')
  if (compiled.size >= MOST_FORMATS) compiled.clear()
  const pattern = new RegExp(`^${source}$`, 'i')
  compiled.set(format, pattern)
  return pattern
}

function patternFor(directive: string): string {
  const pattern = patterns[directive.replace('-', '')]
  if (!pattern) throw new ExpressionError(`the date directive %${directive} is not supported`)
  return pattern
}

/** Fails for a format with directives that cannot be read and written. */
export function checkDateFormat(format: string): void {
  if (epochs.has(format)) return
  patternOf(format)
  formatMoment(new Moment(0, { zone: 0 }), format)
}

/** Whether texts in this format are instants, not local times of an unknown zone. */
export const hasZone = (format: string): boolean => epochs.has(format) || /%[zZs]|Z$/.test(format)

/** Reads a time in a format of `strptime`; undefined if the text does not have it. */
export function parseMoment(text: string, format: string): Moment | undefined {
  const perMs = epochs.get(format)
  if (perMs !== undefined) {
    const value = /^-?\d{1,20}(?:\.\d{1,9})?$/.test(text) ? Number(text) : Number.NaN
    return Number.isNaN(value) ? undefined : new Moment(value / perMs, { zone: 0 })
  }
  const { groups } = patternOf(format).exec(text) ?? {}
  return groups && momentOf(groups)
}

function momentOf(found: Readonly<Record<string, string | undefined>>): Moment | undefined {
  const { Y, y, m, b, d, H, I, M, S, p, f, j, z, Z, s } = found
  if (s !== undefined) return new Moment(Number(s) * 1_000, { zone: 0 })
  const year = Number(Y ?? (y === undefined ? 1900 : Number(y) < 69 ? `20${y}` : `19${y}`))
  const month = b === undefined ? Number(m ?? 1) - 1 : monthNamed(b)
  const hours = I === undefined ? Number(H ?? 0) : (Number(I) % 12) + (p?.toLowerCase() === 'pm' ? 12 : 0)
  const fraction = Number(`0.${f ?? 0}`) * 1_000
  const day = j === undefined ? Number(d ?? 1) : Number(j)
  const time = Date.UTC(year, j === undefined ? month : 0, day, hours, Number(M ?? 0), Number(S ?? 0))
  const date = new Date(time)
  const isReal = j !== undefined || (date.getUTCMonth() === month && date.getUTCDate() === day)
  if (!isReal || hours > 23 || Number(M ?? 0) > 59) return undefined
  const zone = z === undefined ? (Z === undefined ? undefined : 0) : minutesOf(z)
  return new Moment(time - (zone ?? 0) * 60_000 + fraction, { zone })
}

const monthNamed = (name: string) =>
  MONTHS.findIndex((month) => month.slice(0, 3).toLowerCase() === name.slice(0, 3).toLowerCase())

function minutesOf(zone: string): number {
  if (/^z$/i.test(zone)) return 0
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(-2))]
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes)
}

const ISO =
  /^(?<Y>\d{4})(?:-?(?<m>\d{2})(?:-?(?<d>\d{2})(?:[T ](?<H>\d{2})(?::?(?<M>\d{2})(?::?(?<S>\d{2})(?:[.,](?<f>\d{1,9}))?)?)?\s?(?<z>Z|[+-]\d{2}(?::?\d{2})?)?)?)?)?$/i

/** Reads a time of ISO 8601. One without a zone is in UTC. */
export function parseIso(text: string): Moment | undefined {
  const { groups } = ISO.exec(text.trim()) ?? {}
  if (!groups) return undefined
  const zone = groups.z?.length === 3 ? `${groups.z}00` : (groups.z ?? 'Z')
  const found = momentOf({ ...groups, z: zone })
  return found && new Moment(found.ms, { zone: 0 })
}
