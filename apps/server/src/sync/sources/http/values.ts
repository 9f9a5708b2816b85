import type { RowValue } from '../../rows.ts'
import { isExactNumber } from './exact-json.ts'

/** Reads a value of JSON as a value of a row. Undefined is a value that the column's type cannot hold. */
export type ReadValue = (value: unknown) => RowValue | undefined

export const isNone = (value: unknown): value is null | undefined | '' =>
  value === null || value === undefined || value === ''

/** Reads any value as text. Databases have no character with code 0. */
export const text: ReadValue = (value) => {
  if (value === null || value === undefined) return null
  const written = typeof value === 'string' ? value : writtenValue(value)
  return written.includes('\0') ? written.replaceAll('\0', '') : written
}

const writtenValue = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/** Reads an id of hexadecimal digits, which sources write in either case. */
export const guid: ReadValue = (value) => (isNone(value) ? null : scalarText(value)?.toLowerCase())

/** Returns a text or a number as it is written; undefined for lists and objects. */
function scalarText(value: unknown): string | undefined {
  if (isExactNumber(value)) return value.rawJSON
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

const NUMBER = /^([+-]?)(?:(\d+)\.?(\d*)|\.(\d+))(?:e([+-]?\d{1,3}))?$/i

/** Reads a number, or a text with a number, without losing digits. */
export const numeric: ReadValue = (value) => {
  if (isNone(value)) return null
  const written = plainNumber(scalarText(value)?.trim() ?? '')
  return typeof value === 'number' && written === String(value) ? value : written
}

/** Writes a number without an exponent, which not every database reads. */
function plainNumber(written: string): string | undefined {
  const [found, sign = '', whole = '', fraction = '', onlyFraction = '', exponent] =
    NUMBER.exec(written) ?? []
  if (exponent === undefined) return found
  const decimals = fraction + onlyFraction
  const point = whole.length + Number(exponent)
  const digits = (whole + decimals)
    .padStart(whole.length + decimals.length - Math.min(0, point), '0')
    .padEnd(point, '0')
  const at = Math.max(0, point)
  const [before, after] = [digits.slice(0, at).replace(/^0+(?=\d)/, ''), digits.slice(at)]
  return `${sign}${before || '0'}${after && `.${after}`}`
}

/** Reads a whole number of at most 18 digits. */
export const whole: ReadValue = (value) => {
  if (Number.isSafeInteger(value)) return value as number
  if (isNone(value)) return null
  const written = scalarText(value)?.trim() ?? ''
  return /^-?\d{1,18}$/.test(written) ? written : undefined
}

export const yesNo: ReadValue = (value) => {
  if (isNone(value)) return null
  return typeof value === 'boolean' ? value : undefined
}

const TIME = /^(\d{4}-\d\d-\d\d)[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/i

/** Some platforms write a missing date as the first or the zeroth day of their calendar. */
const isMissingDate = (written: string) => /^000[01]-/.test(written)

/** Reads a time with its zone. */
export const instant: ReadValue = (value) => {
  const written = scalarText(value) ?? ''
  if (isNone(value) || isMissingDate(written)) return null
  return TIME.test(written) && isDay(written) ? written : undefined
}

/** Reads a time without a zone that is known to be in UTC. */
export const utcInstant: ReadValue = (value) => {
  const hasZone = typeof value !== 'string' || value === '' || /(?:Z|[+-]\d\d:?\d\d)$/i.test(value)
  return instant(hasZone ? value : `${value}Z`)
}

/** Reads a calendar day, also from a text with a time, whose zone does not move it. */
export const day: ReadValue = (value) => {
  const written = scalarText(value) ?? ''
  if (isNone(value) || isMissingDate(written)) return null
  const [found] = /^\d{4}-\d\d-\d\d(?=$|[T ])/.exec(written) ?? []
  return found && isDay(found) ? found : undefined
}

const isDay = (value: string) => {
  const date = new Date(`${value.slice(0, 10)}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value.slice(0, 10))
}

export const json: ReadValue = (value) =>
  value === null || value === undefined ? null : JSON.stringify(value)
