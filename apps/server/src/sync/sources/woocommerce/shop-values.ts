import type { CsvValue } from '../../csv/csv-line.ts'

// What a shop's JSON holds as the text of a column. Undefined is a value that the column's type cannot hold.
type Read = (value: unknown) => CsvValue | undefined

const isNone = (value: unknown): value is null | undefined => value === null || value === undefined

/** Databases have no character with code 0. */
export const text: Read = (value) => {
  if (isNone(value)) return null
  return (typeof value === 'object' ? JSON.stringify(value) : String(value)).replaceAll('\0', '')
}

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/

/** Amounts come as text, quantities as numbers; a blank one is none. */
export const numeric: Read = (value) => {
  if (isNone(value) || value === '') return null
  if (typeof value === 'number') return Number.isFinite(value) ? withoutExponent(value) : undefined
  return typeof value === 'string' && NUMBER.test(value.trim()) ? value.trim() : undefined
}

const withoutExponent = (value: number) =>
  /e/.test(String(value)) ? value.toFixed(20).replace(/\.?0+$/, '') : String(value)

export const whole: Read = (value) => {
  if (isNone(value) || value === '') return null
  return /^-?\d{1,18}$/.test(String(value)) ? String(value) : undefined
}

export const yesNo: Read = (value) => {
  if (isNone(value) || value === '') return null
  return typeof value === 'boolean' ? String(value) : undefined
}

/** A time in GMT, which is how the fields named `_gmt` are written; a draft may have none, or the year 0. */
export const instant: Read = (value) => {
  if (isNone(value) || value === '' || String(value).startsWith('0000')) return null
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(String(value)) ? `${value}Z` : undefined
}

export const json: Read = (value) => (isNone(value) ? null : JSON.stringify(value))
