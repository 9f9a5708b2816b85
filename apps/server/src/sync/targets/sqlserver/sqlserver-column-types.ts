import { bracketIdentifier } from '../../../drivers/sqlserver/sqlserver-quoting.ts'
import type { PlannedColumn } from '../merge-plan.ts'
import type { Digits } from './sqlserver-staging.ts'

const MOST_DIGITS = 38
const LEAST_FRACTION = 4

/** Texts in keys are compared letter by letter, and 450 of them are what an index holds. */
const KEY_TEXT = 'nvarchar(450) collate Latin1_General_100_BIN2'

/** The type SQL Server keeps a column as. Its numbers have bounds, which the values at hand decide. */
export function typeOf(
  column: Pick<PlannedColumn, 'type'>,
  digits: Digits | undefined,
  inKey: boolean,
): string {
  switch (column.type) {
    case 'bigint':
    case 'date':
      return column.type
    case 'numeric':
      return decimalFor(digits) ?? (inKey ? KEY_TEXT : 'nvarchar(max)')
    case 'timestamptz':
      return 'datetimeoffset(7)'
    case 'boolean':
      return 'bit'
    case 'text':
      return inKey ? KEY_TEXT : 'nvarchar(max)'
    default:
      return column.type
  }
}

/** A decimal of 38 digits that has room for the values; undefined when there is none, and they stay texts. */
export function decimalFor({ whole, fraction }: Digits = { whole: 0, fraction: 0 }): string | undefined {
  if (whole + fraction > MOST_DIGITS) return undefined
  return `decimal(${MOST_DIGITS}, ${Math.max(fraction, Math.min(LEAST_FRACTION, MOST_DIGITS - whole))})`
}

const ourWords: Readonly<Record<string, string>> = {
  bigint: 'bigint',
  decimal: 'numeric',
  numeric: 'numeric',
  date: 'date',
  datetimeoffset: 'timestamptz',
  bit: 'boolean',
  nvarchar: 'text',
}

export const ourWord = (type: string): string => ourWords[type] ?? type

/** A staged value, which is text, as the column's type. What does not fit fails the statement. */
export function staging({ name, type, blanksToNull }: PlannedColumn, kept: string): string {
  const column = bracketIdentifier(name)
  const value = blanksToNull ? `nullif(ltrim(rtrim(${column})), N'')` : column
  if (type === 'text' || kept.startsWith('nvarchar')) return value
  if (type === 'boolean') return `case lower(${value}) when N'true' then 1 when N'false' then 0 end`
  return `cast(${value} as ${kept})`
}
