import type { AttributePath } from './attribute-path.ts'
import { attribute, isObject, type JsonObject } from './attributes.ts'
import type { Filter, Literal, Operator } from './filter.ts'

/** Whether a resource, or one of several values of an attribute, matches a filter. */
export function matchesFilter(object: JsonObject, filter: Filter): boolean {
  if (filter.kind === 'and') return matchesFilter(object, filter.left) && matchesFilter(object, filter.right)
  if (filter.kind === 'or') return matchesFilter(object, filter.left) || matchesFilter(object, filter.right)
  if (filter.kind === 'not') return !matchesFilter(object, filter.filter)
  const values = valuesAt(object, filter.path)
  if (filter.kind === 'present') return values.length > 0
  if (filter.kind === 'some')
    return values.some((value) => isObject(value) && matchesFilter(value, filter.filter))
  return compares(values.map(simple), filter)
}

/** The values of an attribute, each one of several by itself. */
const valuesAt = (object: JsonObject, { name, sub }: AttributePath): unknown[] =>
  [attribute(object, name)]
    .flat()
    .map((value) => (sub === undefined ? value : isObject(value) ? attribute(value, sub) : undefined))
    .filter((value) => value !== undefined && value !== null && value !== '')

/** A comparison with an attribute that has several values is about their `value`. */
const simple = (value: unknown) => (isObject(value) ? attribute(value, 'value') : value)

type Comparison = { path: AttributePath; operator: Operator; value: Literal }

/** The attributes whose letter case counts (RFC 7643, section 3.1). */
const EXACT = new Set(['id', 'externalid'])

function compares(values: readonly unknown[], { path, operator, value }: Comparison): boolean {
  const fold = (one: unknown) =>
    typeof one === 'string' && !EXACT.has(path.name.toLowerCase()) ? one.toLowerCase() : one
  const wanted = fold(value)
  if (operator === 'ne') return !values.some((one) => fold(one) === wanted)
  if (operator === 'eq')
    return wanted === null ? values.length === 0 : values.some((one) => fold(one) === wanted)
  return typeof wanted === 'string' && values.some((one) => inText(operator, fold(one), wanted))
}

function inText(operator: Exclude<Operator, 'eq' | 'ne'>, value: unknown, wanted: string): boolean {
  if (typeof value !== 'string') return false
  return textRules[operator](value, wanted)
}

const textRules: Record<Exclude<Operator, 'eq' | 'ne'>, (value: string, wanted: string) => boolean> = {
  co: (value, wanted) => value.includes(wanted),
  sw: (value, wanted) => value.startsWith(wanted),
  ew: (value, wanted) => value.endsWith(wanted),
  gt: (value, wanted) => value > wanted,
  ge: (value, wanted) => value >= wanted,
  lt: (value, wanted) => value < wanted,
  le: (value, wanted) => value <= wanted,
}
