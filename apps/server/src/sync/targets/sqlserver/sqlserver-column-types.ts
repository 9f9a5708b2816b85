import { bracketIdentifier } from '../../../drivers/sqlserver/sqlserver-quoting.ts'
import type { ColumnType } from '../../column-type.ts'
import type { PlannedColumn } from '../merge-plan.ts'
import type { Digits } from './sqlserver-staging.ts'
import { stagedType } from './staged-values.ts'

const MOST_DIGITS = 38
const LEAST_FRACTION = 4

/** A text in a key is compared letter by letter. An index holds at most 450 characters. */
const KEY_TEXT = 'nvarchar(450) collate Latin1_General_100_BIN2'

/** Returns the SQL Server type of a column. The precision of a number depends on its values. */
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

/** Returns a decimal of 38 digits with room for the values; undefined when 38 are not enough and they stay texts. */
export function decimalFor({ whole, fraction }: Digits = { whole: 0, fraction: 0 }): string | undefined {
  if (whole + fraction > MOST_DIGITS) return undefined
  return `decimal(${MOST_DIGITS}, ${Math.max(fraction, Math.min(LEAST_FRACTION, MOST_DIGITS - whole))})`
}

const ourNames: Readonly<Record<string, string>> = {
  bigint: 'bigint',
  decimal: 'numeric',
  numeric: 'numeric',
  date: 'date',
  datetimeoffset: 'timestamptz',
  bit: 'boolean',
  nvarchar: 'text',
}

export const ourTypeName = (type: string): string => ourNames[type] ?? type

/** Returns the expression that casts a staged value to the column's type. A value that does not fit fails the statement. */
export function castStaged(
  column: PlannedColumn,
  declaredType: string,
  staged: ColumnType | undefined = 'text',
): string {
  const name = bracketIdentifier(column.name)
  if (stagedType(staged) === declaredType) return name
  if (stagedType(staged) !== 'nvarchar(max)') return `cast(${name} as ${declaredType})`
  return castFromText(name, column, declaredType)
}

function castFromText(name: string, { type, blanksToNull }: PlannedColumn, declaredType: string): string {
  const value = blanksToNull ? `nullif(ltrim(rtrim(${name})), N'')` : name
  if (type === 'text' || declaredType.startsWith('nvarchar')) return value
  if (type === 'boolean') return `case lower(${value}) when N'true' then 1 when N'false' then 0 end`
  return `cast(${value} as ${declaredType})`
}
