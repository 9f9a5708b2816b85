import { isDeepStrictEqual } from 'node:util'
import { isExactNumber } from '../../http/exact-json.ts'
import { isoText } from './date-format.ts'
import { ExpressionError } from './expression-error.ts'
import { Moment, Span } from './moment.ts'

/** An object of data. Only its own fields can be read. */
export type Data = Readonly<Record<string, unknown>>

export function isData(value: unknown): value is Data {
  if (typeof value !== 'object' || value === null || isExactNumber(value)) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** Returns a field of an object; undefined if it does not have the field itself. */
export const ownField = (value: Data, name: string): unknown =>
  Object.hasOwn(value, name) ? value[name] : undefined

/** Whether a condition with this value is true, as in Python. */
export function isTrue(value: unknown): boolean {
  if (value === undefined || value === null || value === '' || value === 0 || value === false) return false
  if (Array.isArray(value)) return value.length > 0
  return !isData(value) || Object.keys(value).length > 0
}

/** Returns the number that a value is; undefined for everything else. */
export function numberIn(value: unknown): number | undefined {
  if (typeof value === 'boolean') return Number(value)
  if (isExactNumber(value)) return Number(value.rawJSON)
  return typeof value === 'number' ? value : undefined
}

export function areEqual(one: unknown, other: unknown): boolean {
  if ((one ?? null) === null || (other ?? null) === null) return one === other
  if (one instanceof Moment && other instanceof Moment) return one.ms === other.ms
  const [left, right] = [numberIn(one), numberIn(other)]
  if (left !== undefined || right !== undefined) return left === right
  return isDeepStrictEqual(one, other)
}

/** Orders two values of one kind. */
export function compared(one: unknown, other: unknown): number {
  const [left, right] = [comparable(one), comparable(other)]
  if (left === undefined || right === undefined || typeof left !== typeof right)
    throw new ExpressionError('an expression compares values that have no order')
  return left < right ? -1 : Number(left > right)
}

function comparable(value: unknown): number | string | undefined {
  if (typeof value === 'string') return value
  if (value instanceof Moment) return value.ms
  return value instanceof Span ? value.ms : numberIn(value)
}

/** Writes a value as text, as Python does. A missing value is empty. */
export function textOf(value: unknown): string {
  if (value === undefined) return ''
  if (value === null) return 'None'
  if (value === true) return 'True'
  if (value === false) return 'False'
  if (isExactNumber(value)) return value.rawJSON
  if (value instanceof Moment) return isoText(value, ' ')
  if (value instanceof Span) throw new ExpressionError('a duration cannot be written as text')
  if (typeof value === 'object') return writtenOf(value)
  return String(value)
}

const quoted = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`)

function writtenOf(value: unknown): string {
  if (typeof value === 'string') return quoted(value)
  if (Array.isArray(value)) return `[${value.map(writtenOf).join(', ')}]`
  if (!isData(value)) return textOf(value)
  const entries = Object.entries(value).map(([name, inner]) => `${quoted(name)}: ${writtenOf(inner)}`)
  return `{${entries.join(', ')}}`
}

/** Writes a value as JSON. Times become texts. */
export const jsonOf = (value: unknown): string =>
  JSON.stringify(value, (_, inner) => (inner instanceof Moment ? isoText(inner) : inner)) ?? 'null'

const ownLists = new WeakSet<unknown[]>()

/** Marks a list that an expression made itself. */
export function ownList(items: unknown[]): unknown[] {
  ownLists.add(items)
  return items
}

/** Returns a list that may be changed. Lists of records and settings may not. */
export function listOwn(list: unknown[]): unknown[] {
  if (!ownLists.has(list)) throw new ExpressionError('an expression changes a list that is not its own')
  return list
}
