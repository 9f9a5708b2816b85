import type { ColumnType } from '../../column-type.ts'
import type { RowValue } from '../../rows.ts'

/** How a column of SQL Server is selected and converted. */
export type TypeReading = {
  readonly type: ColumnType
  /** Returns the expression to select; the column itself where left out. */
  select?(column: string): string
  /** Converts a value that is not null; left out where the driver's value needs no change. */
  convert?(value: unknown): RowValue
}

// The driver converts decimals to numbers and times to dates, which loses digits. So SQL Server converts them to text.
const asText = (type: ColumnType, select: (column: string) => string): TypeReading => ({ type, select })
const whole: TypeReading = { type: 'bigint' }
const text: TypeReading = { type: 'text' }
const binary: TypeReading = {
  type: 'text',
  convert: (value) => `0x${Buffer.isBuffer(value) ? value.toString('hex').toUpperCase() : ''}`,
}
const decimal = asText('numeric', (column) => `convert(varchar(41), ${column})`)
const money = asText('numeric', (column) => `convert(varchar(24), ${column}, 2)`)
const withoutZone: TypeReading = {
  type: 'timestamptz',
  select: (column) => `convert(varchar(33), ${column}, 126)`,
  convert: (value) => `${value}Z`,
}
const written = asText('text', (column) => `convert(nvarchar(max), ${column})`)
/** .NET types of SQL Server, such as hierarchyid and geography, convert themselves to text. */
const clr = asText('text', (column) => `${column}.ToString()`)

const readings: Readonly<Record<string, TypeReading>> = {
  bigint: whole,
  int: whole,
  smallint: whole,
  tinyint: whole,
  bit: { type: 'boolean' },
  decimal,
  numeric: decimal,
  money,
  smallmoney: money,
  float: { type: 'numeric', convert: (value) => withoutExponent(String(value)) },
  real: { type: 'numeric', convert: (value) => withoutExponent(shortestReal(Number(value))) },
  date: asText('date', (column) => `convert(varchar(10), ${column}, 23)`),
  datetime: withoutZone,
  smalldatetime: withoutZone,
  datetime2: withoutZone,
  datetimeoffset: asText('timestamptz', (column) => `convert(varchar(40), ${column}, 126)`),
  time: asText('text', (column) => `convert(varchar(16), ${column})`),
  char: text,
  varchar: text,
  nchar: text,
  nvarchar: text,
  text,
  ntext: text,
  uniqueidentifier: text,
  binary,
  varbinary: binary,
  image: binary,
  timestamp: binary,
  sql_variant: asText('text', (column) => `convert(nvarchar(4000), ${column})`),
}

/** Returns how to read a column of a system type; null is a .NET type. Unknown types become text. */
export const readingOf = (type: string | null): TypeReading =>
  type === null ? clr : (readings[type.toLowerCase()] ?? written)

/** Returns the fewest digits that give the same four-byte number. More digits would be invented. */
export function shortestReal(value: number): string {
  for (let digits = 1; digits < 9; digits++) {
    const shorter = Number(value.toPrecision(digits))
    if (Math.fround(shorter) === value) return String(shorter)
  }
  return String(value)
}

/** Returns `0.00000015` for `1.5e-7`, because not every database reads exponents in a fixed-point number. */
export function withoutExponent(written: string): string {
  const [, sign = '', first = '', rest = '', power = ''] =
    /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(written) ?? []
  if (power === '') return written
  const digits = first + rest
  const point = 1 + Number(power)
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`
  return `${sign}${digits.slice(0, point).padEnd(point, '0')}${digits.length > point ? `.${digits.slice(point)}` : ''}`
}
