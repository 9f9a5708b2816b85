import type { RowValue } from '../../rows.ts'

// Values of a shop's JSON as values of a row. Undefined is a value that the column's type cannot hold.
type Read = (value: unknown) => RowValue | undefined

const isNone = (value: unknown): value is null | undefined | '' =>
  value === null || value === undefined || value === ''

/** Reads any value as text. Databases have no character with code 0. */
export const text: Read = (value) => {
  if (value === null || value === undefined) return null
  const written = typeof value === 'string' ? value : textOf(value)
  return written.includes('\0') ? written.replaceAll('\0', '') : written
}

const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/

/** Reads an amount, which is a text, or a quantity, which is a number. A blank one is null. */
export const numeric: Read = (value) => {
  if (isNone(value)) return null
  if (typeof value === 'number') return Number.isFinite(value) ? withoutExponent(value) : undefined
  if (typeof value !== 'string') return undefined
  const trimmed = value.trim()
  return NUMBER.test(trimmed) ? trimmed : undefined
}

const withoutExponent = (value: number) =>
  /e/.test(String(value)) ? value.toFixed(20).replace(/\.?0+$/, '') : value

export const whole: Read = (value) => {
  if (Number.isSafeInteger(value)) return value as number
  if (isNone(value)) return null
  return /^-?\d{1,18}$/.test(String(value)) ? String(value) : undefined
}

export const yesNo: Read = (value) => {
  if (isNone(value)) return null
  return typeof value === 'boolean' ? value : undefined
}

/** Reads a time in GMT, as in the fields named `_gmt`. A draft may have none, or the year 0. */
export const instant: Read = (value) => {
  if (isNone(value) || String(value).startsWith('0000')) return null
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(String(value)) ? `${value}Z` : undefined
}

export const json: Read = (value) => (value === null || value === undefined ? null : JSON.stringify(value))
