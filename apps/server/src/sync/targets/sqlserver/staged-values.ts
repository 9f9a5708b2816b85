import { type BulkColumn, type BulkRow, UtcDay } from '../../../drivers/sqlserver/sqlserver-bulk-load.ts'
import { bitOf, type ColumnType } from '../../column-type.ts'
import { valueFits } from '../../csv/value-fits.ts'
import type { RowValue } from '../../rows.ts'

type StagedValue = BulkRow[number]

const stagedTypes: Readonly<Partial<Record<ColumnType, BulkColumn['type']>>> = {
  bigint: 'bigint',
  boolean: 'bit',
  date: 'date',
}

/** Returns the type of a staging column. Decimals and times are texts, because bulk load would round them. */
export const stagedType = (type: ColumnType): BulkColumn['type'] => stagedTypes[type] ?? 'nvarchar(max)'

/** Read a text without surrounding spaces; undefined when it does not fit the type. */
const readers: Readonly<Record<ColumnType, (text: string) => StagedValue | undefined>> = {
  bigint: wholeNumber,
  boolean: (text) => truths.get(text.toLowerCase()),
  date,
  numeric: plainNumber,
  timestamptz: (text) => text,
  text: (text) => text,
}

/**
 * Returns a value as bulk load sends it; undefined when it does not fit its column. `blanks` is the result for a blank
 * value of a column that is not text.
 */
export function stagedValue(
  value: RowValue,
  type: ColumnType,
  blanks: null | undefined,
): StagedValue | undefined {
  if (value === null) return null
  const text = String(value)
  if (type === 'text') return text
  const trimmed = text.trim()
  return trimmed === '' ? blanks : readers[type](trimmed)
}

const SMALLEST = -(2n ** 63n)
const LARGEST = 2n ** 63n - 1n

function wholeNumber(text: string): string | undefined {
  if (!/^[+-]?\d+$/.test(text)) return undefined
  if (text.length <= 18) return text
  const number = BigInt(text)
  return number < SMALLEST || number > LARGEST ? undefined : text
}

const truths = new Map([
  ['true', true],
  ['t', true],
  ['1', true],
  ['false', false],
  ['f', false],
  ['0', false],
])

const DATED = bitOf('date') | bitOf('timestamptz')

/** Reads a date, and the date of a time, as PostgreSQL does. */
function date(text: string): UtcDay | undefined {
  const bytes = Buffer.from(text)
  if ((valueFits(bytes, 0, bytes.length) & DATED) === 0) return undefined
  return new UtcDay(text.slice(0, 10))
}

const number = /^([+-]?)(\d*)\.?(\d*)(?:e([+-]?\d{1,4}))?$/i

/** Writes out an exponent, which SQL Server does not accept in a decimal. */
function plainNumber(text: string): string | undefined {
  const [, sign = '', whole = '', fraction = '', exponent] = number.exec(text) ?? []
  if (whole === '' && fraction === '') return undefined
  if (exponent === undefined) return text
  const digits = whole + fraction
  const point = whole.length + Number(exponent)
  const padded = point < 0 ? '0'.repeat(-point) + digits : digits.padEnd(point, '0')
  const at = Math.max(point, 0)
  return `${sign}${padded.slice(0, at) || '0'}${padded.length > at ? `.${padded.slice(at)}` : ''}`
}
