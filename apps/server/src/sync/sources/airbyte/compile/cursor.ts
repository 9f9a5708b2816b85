import { checkDateFormat, formatMoment, hasZone, parseIso, parseMoment } from '../expressions/date-format.ts'
import { ExpressionError } from '../expressions/expression-error.ts'
import { Moment, readSpan, Span } from '../expressions/moment.ts'
import { textOf } from '../expressions/values.ts'
import { type Component, fixed, type Scope } from '../manifest/component.ts'
import { type Addition, type Placing, readPlacing } from './draft.ts'
import type { Item } from './transformations.ts'

/** A part of the time that is read with one listing. */
export type Interval = {
  /** What expressions read as `stream_interval`. */
  readonly names: Readonly<Record<string, string>>
  readonly additions: readonly Addition[]
  /** The instant, in milliseconds, before which everything has been read after this interval. */
  readonly endMs: number
}

/** How a stream is limited to a time. */
export type TimeCursor = {
  /** Whether later readings can start at a position: changes are listed by their time, and the time has a known zone or overlap. */
  readonly isTrusted: boolean
  /** Whether each interval is a listing of a part of the time. */
  readonly hasSteps: boolean
  /** Returns the intervals from a position on, oldest first. */
  intervals(scope: Scope, fromMs: number | undefined): Interval[]
  /** Returns the time of a record in milliseconds; undefined if it has none that can be read. */
  timeOf(record: Item, scope: Scope): number | undefined
}

const MOST_INTERVALS = 20_000
/** Local times of an unknown zone are at most this far from UTC. */
const UNKNOWN_ZONE_MS = 26 * 3_600_000
const CHANGES = /updat|modif|chang|edit|last/i

export function readCursor(component: Component, hasKey: boolean): TimeCursor | undefined {
  if (!component.isOneOf('DatetimeBasedCursor')) return undefined
  const format = String(component.get('datetime_format') ?? '')
  const formats = formatsOf(component, format)
  checkFormats(component, [format, ...formats])
  const times = readTimes(component, format)
  const field = component.needed('cursor_field')
  const options = {
    start: optionOf(component, 'start_time_option'),
    end: optionOf(component, 'end_time_option'),
  }
  const isFiltered = options.start !== undefined || component.has('step')
  const isListedByChange =
    CHANGES.test(field.written ?? textOf(component.parameters.cursor_field)) && isFiltered
  const isLocal =
    component.get('is_client_side_incremental') === true || component.get('is_data_feed') === true
  const [startName, endName] = [
    String(component.get('partition_field_start') ?? 'start_time'),
    String(component.get('partition_field_end') ?? 'end_time'),
  ]
  const overlap = formats.every(hasZone) && hasZone(format) ? 0 : UNKNOWN_ZONE_MS

  function intervals(scope: Scope, fromMs: number | undefined): Interval[] {
    const { startMs, endMs, step, granularityMs, lookback } = times(scope)
    const after =
      fromMs === undefined ? startMs : new Moment(fromMs - overlap, { zone: 0 }).plus(lookback, -1).ms
    const slices = slicesOf(Math.max(after, startMs), endMs, step, granularityMs)
    return slices.map(({ from, to }) => {
      const [start, end] = [from, to].map((ms) => formatMoment(new Moment(ms, { zone: 0 }), format))
      const additions = [...(options.start?.(scope, start) ?? []), ...(options.end?.(scope, end) ?? [])]
      return { names: { [startName]: start ?? '', [endName]: end ?? '' }, additions, endMs: to }
    })
  }

  function timeOf(record: Item, scope: Scope): number | undefined {
    const value = fieldAt(record, textOf(field.of(scope)))
    if (value === undefined || value === null || value === '') return undefined
    for (const one of formats) {
      const found = parseMoment(textOf(value), one)
      if (found) return found.ms
    }
    return parseIso(textOf(value))?.ms
  }

  return {
    isTrusted: hasKey && isListedByChange && !isLocal,
    hasSteps: component.has('step'),
    intervals,
    timeOf,
  }
}

const optionOf = (component: Component, name: string): Placing | undefined =>
  readPlacing(component.child(name, 'RequestOption'))

function formatsOf(component: Component, format: string): string[] {
  const formats = component.get('cursor_datetime_formats')
  return Array.isArray(formats) && formats.length > 0 ? formats.map(String) : [format]
}

function checkFormats(component: Component, formats: readonly string[]) {
  for (const format of formats)
    try {
      checkDateFormat(format)
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error
      component.problem(`has a format that is not supported: ${error.message}`, 'datetime_format')
    }
}

type Times = { startMs: number; endMs: number; step: Span | undefined; granularityMs: number; lookback: Span }

function readTimes(component: Component, format: string): (scope: Scope) => Times {
  const start = readTime(component, 'start_datetime', format)
  const end = component.has('end_datetime') ? readTime(component, 'end_datetime', format) : undefined
  const [step, granularity] = [component.value('step'), component.value('cursor_granularity')]
  const lookback = component.value('lookback_window') ?? fixed(null)
  for (const field of ['step', 'cursor_granularity', 'lookback_window']) checkSpan(component, field)
  return (scope) => ({
    startMs: start(scope),
    endMs: Math.min(end?.(scope) ?? Number.POSITIVE_INFINITY, scope.now.getTime()),
    step: spanIn(step?.of(scope)),
    granularityMs: spanIn(granularity?.of(scope))?.ms ?? 0,
    lookback: spanIn(lookback.of(scope)) ?? new Span(0, 0),
  })
}

function checkSpan(component: Component, field: string) {
  const value = component.value(field)
  if (value?.isFixed && value.written !== undefined && value.written !== '' && !readSpan(value.written))
    component.problem(`has a ${field} that is not a duration`, field)
}

function spanIn(value: unknown): Span | undefined {
  if (value === null || value === undefined) return undefined
  if (value instanceof Span) return value
  const span = readSpan(textOf(value))
  if (!span) throw new ExpressionError('a duration of the manifest cannot be read')
  return span
}

/** Reads a time: a text, or a `MinMaxDatetime` with its bounds. */
function readTime(component: Component, field: string, usual: string): (scope: Scope) => number {
  const bounds = component.child(field, 'MinMaxDatetime')
  bounds?.isOneOf('MinMaxDatetime')
  const holder = bounds ?? component
  const own = String(bounds?.get('datetime_format') ?? '') || usual
  const value = bounds ? bounds.needed('datetime') : component.needed(field)
  const [least, most] = [bounds?.value('min_datetime'), bounds?.value('max_datetime')]
  checkFormats(holder, [own])
  return (scope) => {
    const time = timeIn(value.of(scope), own)
    const [low, high] = [least, most].map((bound) => bound && timeIn(bound.of(scope), own))
    return Math.min(Math.max(time, low ?? time), high ?? Number.POSITIVE_INFINITY)
  }
}

/** A date that a person enters may be shorter than the format of the source. */
function timeIn(value: unknown, format: string): number {
  if (value instanceof Moment) return value.ms
  const text = textOf(value ?? undefined)
  const moment = parseMoment(text, format) ?? parseIso(text)
  if (!moment) throw new ExpressionError('a date of the settings cannot be read')
  return moment.ms
}

type Slice = { from: number; to: number }

function slicesOf(startMs: number, endMs: number, step: Span | undefined, granularityMs: number): Slice[] {
  if (!step || startMs >= endMs) return [{ from: startMs, to: Math.max(endMs, startMs) }]
  const slices: Slice[] = []
  for (let from = startMs; from <= endMs; ) {
    const next = new Moment(from, { zone: 0 }).plus(step).ms
    if (next <= from || slices.length >= MOST_INTERVALS)
      throw new ExpressionError('the manifest divides the time into too many steps')
    slices.push({ from, to: Math.min(next - granularityMs, endMs) })
    from = next
  }
  return slices
}

function fieldAt(record: Item, name: string): unknown {
  if (Object.hasOwn(record, name)) return record[name]
  let at: unknown = record
  for (const part of name.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, part)) return undefined
    at = (at as Item)[part]
  }
  return at
}
