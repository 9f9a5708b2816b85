import { badRequest } from './uniconta-refusals.ts'
import { ROW_NUMBER, type UnicontaRow } from './uniconta-store.ts'

type Matches = (row: UnicontaRow) => boolean
type Value = string | number | boolean

const COMPARISON =
  /^(\w+) (eq|ne|gt|ge|lt|le) (?:datetime'([^']*)'|'([^']*)'|(-?\d+(?:\.\d+)?)|(true|false))$/
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/

type Comparison = { readonly field: string; readonly matches: Matches }

/** Understands comparisons joined by `and`, and by `or` where they compare the same field. */
export function filterOf(filter: string | null, fields: ReadonlySet<string>): Matches {
  if (filter === null) return () => true
  const all = filter.split(' and ').map((part) => alternatives(part, fields))
  return (row) => all.every((matches) => matches(row))
}

function alternatives(part: string, fields: ReadonlySet<string>): Matches {
  const some = part.split(' or ').map((one) => comparison(one.trim(), fields))
  if (new Set(some.map(({ field }) => field)).size > 1)
    throw badRequest('Fields that differ cannot be combined with or.')
  return (row) => some.some(({ matches }) => matches(row))
}

function comparison(written: string, fields: ReadonlySet<string>): Comparison {
  const [found, field = '', operator = '', dateTime, text, number, boolean] = COMPARISON.exec(written) ?? []
  if (!found || !fields.has(field)) throw badRequest(`Cannot filter by ${written}.`)
  if (dateTime !== undefined && !DATE_TIME.test(dateTime)) throw badRequest(`${dateTime} is not a date.`)
  const wanted = dateTime ?? text ?? (number === undefined ? boolean === 'true' : Number(number))
  return {
    field,
    matches: (row) => {
      const value = fieldValue(row, field)
      return value !== undefined && compares(operator, order(value, wanted))
    },
  }
}

const fieldValue = (row: UnicontaRow, field: string): Value | undefined => {
  const value = row[field]
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : undefined
}

const order = (one: Value, other: Value) => (one < other ? -1 : Number(one > other))

function compares(operator: string, by: number): boolean {
  if (operator === 'eq') return by === 0
  if (operator === 'ne') return by !== 0
  if (operator.startsWith('g')) return by > 0 || (by === 0 && operator === 'ge')
  return by < 0 || (by === 0 && operator === 'le')
}

/** Sorts by the fields of an order. */
export function sorted(
  rows: readonly UnicontaRow[],
  orderBy: string | null,
  fields: ReadonlySet<string>,
): readonly UnicontaRow[] {
  if (orderBy === null) return rows
  const by = orderBy.split(',').map((part) => {
    const [, field = '', direction] = /^(\w+)(?: (asc|desc))?$/.exec(part.trim()) ?? []
    if (!fields.has(field)) throw badRequest(`Cannot order by ${part}.`)
    return { field, sign: direction === 'desc' ? -1 : 1 }
  })
  return rows.toSorted((one, other) => {
    const first = by.map(({ field, sign }) => sign * order(placeOf(one, field), placeOf(other, field)))
    return first.find((place) => place !== 0) ?? 0
  })
}

const placeOf = (row: UnicontaRow, field: string): Value => fieldValue(row, field) ?? ''

/** Reads `$top` or `$skip`. */
export function countOf(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name)
  if (text === null) return undefined
  if (!/^\d+$/.test(text)) throw badRequest(`${name} must be a whole number.`)
  return Number(text)
}

const known = new WeakMap<readonly UnicontaRow[], ReadonlySet<string>>()

/** The fields that a table has. A table without rows has the usual ones. */
export function fieldsOf(rows: readonly UnicontaRow[]): ReadonlySet<string> {
  const fields = known.get(rows) ?? new Set([ROW_NUMBER, 'Date', ...rows.flatMap((row) => Object.keys(row))])
  known.set(rows, fields)
  return fields
}
