import type { Manifest } from '@tributary/sdk/manifests'
import type { Incremental, Page, SourceRecord, Windows } from '../http/http-stream.ts'
import { valueAt } from '../http/paging.ts'
import { badData } from '../http/records.ts'
import { text } from '../http/values.ts'
import { unusable } from '../properties.ts'
import type { Compiling } from './compiling.ts'
import { readPageValue } from './manifest-paging.ts'
import { fieldsOf, place, type Sent } from './placement.ts'
import { timeOf, writtenTime } from './source-times.ts'

type Stream = Manifest['streams'][number]
type Declared = NonNullable<Stream['incremental']>
type Compare = Extract<Declared, { kind: 'greatest' }>['compare']

/** Compiles how changes are read. */
export function compileIncremental(
  stream: string,
  declared: Declared,
  { fill, messages }: Compiling,
): Incremental {
  const { send, wholeEvery } = declared
  const overlapMs = 1_000 * ('overlapSeconds' in declared ? (declared.overlapSeconds ?? 0) : 0)

  function written(position: string): string {
    // The kit has already subtracted the overlap of the source's time.
    if (declared.kind === 'sourceTime') return writtenTime(Date.parse(position), send.format ?? 'iso')
    const time = send.format && timeOf(position)
    return time === undefined || send.format === undefined
      ? position
      : writtenTime(time - overlapMs, send.format)
  }

  function checkedPosition(value: string | undefined): string | undefined {
    const isUsable = value === undefined || !('compare' in declared) || isComparable(declared.compare, value)
    if (!isUsable) throw badData(messages.badPosition(stream))
    return value
  }

  const recordValue = (record: SourceRecord, fields: readonly string[]) => {
    const value = text(valueAt(record, fields))
    return value === null || value === undefined || value === '' ? undefined : String(value)
  }

  const common = {
    apply: (request: Parameters<Incremental['apply']>[0], position: string) =>
      place(request, send, written(position), fill),
    ...(wholeEvery && { wholeEvery }),
  }
  if (declared.kind === 'sourceTime') return { ...common, position: { kind: 'source-time', overlapMs } }
  const compare = comparisons[declared.compare]
  if (declared.kind === 'greatest') {
    const fields = fieldsOf(declared.path)
    const of = (record: SourceRecord) => checkedPosition(recordValue(record, fields))
    return { ...common, position: { kind: 'greatest', of, compare } }
  }
  const { position } = declared
  const fields =
    typeof position === 'object' && 'lastRecord' in position ? fieldsOf(position.lastRecord) : undefined

  function of(page: Page): string | undefined {
    if (fields) refuseDisorder(page.records.map((record) => recordValue(record, fields)))
    return checkedPosition(readPageValue(position, page))
  }

  /** Changes before the last record would never be read. */
  function refuseDisorder(values: readonly (string | undefined)[]) {
    const isOrdered = values.every((value, at) => {
      const before = values[Math.max(0, at - 1)]
      return value !== undefined && before !== undefined && compare(before, value) <= 0
    })
    if (!isOrdered) throw badData(messages.notInOrder(stream))
  }

  return { ...common, position: { kind: 'page', of, compare } }
}

const isComparable = (compare: Compare, value: string) =>
  compare === 'text' ||
  (compare === 'time' ? timeOf(value) !== undefined : /^-?\d{1,30}(?:\.\d{1,30})?$/.test(value))

const byText = (one: string, other: string) => (one < other ? -1 : Number(one > other))

/** Whole numbers may have more digits than a double holds. */
const byNumber = (one: string, other: string) =>
  [one, other].every((value) => /^-?\d+$/.test(value))
    ? Number(BigInt(one) - BigInt(other))
    : Number(one) - Number(other)

const comparisons = {
  text: byText,
  number: byNumber,
  time: (one: string, other: string) => (timeOf(one) ?? 0) - (timeOf(other) ?? 0),
} as const satisfies Record<Compare, (one: string, other: string) => number>

const DAY_MS = 86_400_000
/** Records may be dated in the future. */
const YEARS_AHEAD = 10

/** Compiles how a whole reading is divided by dates. */
export function compileWindows(
  declared: NonNullable<Stream['windows']>,
  { fill, required, messages, now }: Compiling,
): Windows {
  const { by, sendFrom, sendTo, toIsLastDay = false } = declared
  const today = now().toISOString().slice(0, 10)
  const to = declared.to === undefined ? nextStart(today, by) : dayIn(required(declared.to))
  const openEnd = `${Number(today.slice(0, 4)) + YEARS_AHEAD}-01-01`

  function dayIn(written: string): string {
    const [found = ''] = /^\d{4}-\d\d-\d\d(?=$|[T ])/.exec(written) ?? []
    if (Number.isNaN(Date.parse(found))) throw unusable(messages.badDay(declared.from.replace(/[{}]/g, '')))
    return found
  }

  const writtenAs = ({ format = 'day' }: Sent, day: string) => writtenTime(Date.parse(day), format)
  const dayBefore = (day: string) => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10)

  return {
    from: dayIn(required(declared.from)),
    to,
    by,
    apply(request, window) {
      const end = declared.to === undefined && window.to === to ? openEnd : window.to
      const sent = place(request, sendFrom, writtenAs(sendFrom, window.from), fill)
      return place(sent, sendTo, writtenAs(sendTo, toIsLastDay ? dayBefore(end) : end), fill)
    },
  }
}

function nextStart(day: string, by: 'month' | 'year'): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(by === 'year' ? Date.UTC(year + 1, 0, 1) : Date.UTC(year, month, 1))
    .toISOString()
    .slice(0, 10)
}
