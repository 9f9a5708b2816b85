import { formatMoment, parseIso, parseMoment } from '../expressions/date-format.ts'
import { Moment } from '../expressions/moment.ts'
import { type Described, needed, type Render, type TimeLimit } from './described-stream.ts'
import { type Made, putAt, schemaAt, typesOf, valueAt } from './made-records.ts'
import { isTree, type Tree } from './manifest-part.ts'

/** Where a record has the time by which a stream is limited. */
export const timePath = ({ field, part }: TimeLimit, render: Render): string[] =>
  String(render(field, { parameters: part.parameters })).split('.')

/** Reads a time of a request; undefined if it is not one. */
export const timeIn = (text: string | undefined, { format }: TimeLimit): number | undefined =>
  text === undefined ? undefined : (parseMoment(text, format) ?? parseIso(text))?.ms

/** Returns times from the start of the stream to an hour ago, in no order. */
export function madeTime(
  time: TimeLimit,
  at: number,
  { now, evaluate }: { now: Date; evaluate: Render },
): number {
  const start = startOf(time, evaluate)
  const span = Math.max(0, now.getTime() - 3_600_000 - start)
  return start + Math.floor((span * ((at * 37) % 100)) / 100_000) * 1_000
}

function startOf({ part, format }: TimeLimit, evaluate: Render): number {
  const holder = part.part('start_datetime')
  const value = evaluate(holder?.get('datetime') ?? part.get('start_datetime'), {
    parameters: part.parameters,
  })
  const own = holder?.text('datetime_format') || format
  const found = value instanceof Moment ? value : (parseMoment(String(value), own) ?? parseIso(String(value)))
  return needed(found, `a start that can be read (${String(value)})`).ms + 1_000
}

/** Sets the time of a record. Transformations may copy it from another field. */
export function putTime(record: Made, { part, time, properties }: Described, ms: number, render: Render) {
  if (!time) return
  const path = timePath(time, render)
  putAt(record, path, writtenTime(schemaAt(properties, path), time, ms))
  for (const field of part.parts('transformations').flatMap((one) => one.parts('fields'))) {
    const [, steps] = COPY.exec(String(field.get('value'))) ?? []
    const target = field.plain('path')
    if (steps && Array.isArray(target) && target.join('.') === path.join('.'))
      putAt(record, [...steps.matchAll(/\w+/g)].map(String), valueAt(record, path))
  }
}

const COPY = /^\{\{\s*record((?:\[['"]\w+['"]\]|\.\w+)+)\s*\}\}$/

function writtenTime(schema: unknown, { written }: TimeLimit, ms: number): unknown {
  const text = formatMoment(new Moment(Math.floor(ms / 1_000) * 1_000, { zone: 0 }), written)
  const isNumber = isTree(schema) && typesOf(schema).some((type) => type === 'integer' || type === 'number')
  return isNumber && Number.isFinite(Number(text)) ? Number(text) : text
}

/** Returns the records between two times of a request. A day means all of it. */
export function recordsBetween(
  records: readonly Made[],
  [from, to]: readonly (number | undefined)[],
  time: TimeLimit,
  render: Render,
): readonly Made[] {
  const rest = /%[HsI]|epoch|%ms/.test(time.format) ? 999 : 86_399_999
  const path = timePath(time, render)
  return records.filter((record) => {
    const at = parseMoment(String(valueAt(record, path)), time.written)?.ms
    if (at === undefined) return true
    return (from === undefined || at >= from) && (to === undefined || at <= to + rest)
  })
}

export const propertiesOf = (streams: readonly Described[]): Tree =>
  Object.assign({}, ...streams.map(({ properties }) => properties))
