import { TdsFailure } from './tds-failure.ts'
import type { TdsReader } from './tds-reader.ts'
import type { TdsValue } from './tds-rows.ts'

// The types of bulk-loaded columns (MS-TDS 2.2.5.4 to 2.2.5.6), as far as our targets have them.

/** A column's type as SQL declares it. `read` reads a value and refuses one that the type does not have. */
export type BulkType = { readonly declared: string; read(reader: TdsReader, column: number): TdsValue }

const MAX = 0xffff
const NULL_LENGTH = 0xffff

const byToken: Readonly<Record<number, (reader: TdsReader) => BulkType>> = {
  38: wholeNumber,
  40: () => ({ declared: 'date', read: (reader, column) => dated(sized(reader, column, [3])) }),
  43: datetimeOffset,
  50: () => ({ declared: 'bit', read: (reader) => Number(reader.u8() > 0) }),
  104: bit,
  106: decimal,
  231: nvarchar,
}

/** Reads the type of a column; undefined for a type that is not known. */
export const readBulkType = (reader: TdsReader): BulkType | undefined => byToken[reader.u8()]?.(reader)

const lengthRefused = (column: number) =>
  new TdsFailure(4815, `Received an invalid column length from the bcp client for colid ${column}.`)

const invalid = (type: string) => new TdsFailure(9803, `Invalid data for type "${type}".`)

/** Reads a value with its length in one byte; null for none. */
function sized(reader: TdsReader, column: number, lengths: readonly number[]): Buffer | null {
  const length = reader.u8()
  if (length === 0) return null
  if (!lengths.includes(length)) throw lengthRefused(column)
  return reader.take(length)
}

const wholeNames: Readonly<Record<number, string>> = { 1: 'tinyint', 2: 'smallint', 4: 'int', 8: 'bigint' }

function wholeNumber(type: TdsReader): BulkType {
  const size = type.u8()
  return {
    declared: wholeNames[size] ?? 'unknown',
    read(reader, column) {
      const bytes = sized(reader, column, [size])
      if (bytes === null) return null
      if (size === 8) return bytes.readBigInt64LE()
      return size === 1 ? bytes.readUInt8() : bytes.readIntLE(0, size)
    },
  }
}

function bit(type: TdsReader): BulkType {
  const size = type.u8()
  return {
    declared: 'bit',
    read(reader, column) {
      const bytes = sized(reader, column, [size])
      return bytes && Number(bytes.readUInt8() > 0)
    },
  }
}

function decimal(type: TdsReader): BulkType {
  const size = type.u8()
  const [precision, scale] = [type.u8(), type.u8()]
  return {
    declared: `decimal(${precision}, ${scale})`,
    read(reader, column) {
      const bytes = sized(reader, column, [size])
      if (bytes === null) return null
      const magnitude = BigInt(`0x${Buffer.from(bytes.subarray(1)).reverse().toString('hex')}`)
      if (magnitude >= 10n ** BigInt(precision)) throw invalid('decimal')
      const digits = String(magnitude).padStart(scale + 1, '0')
      const point = digits.length - scale
      const text = scale === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`
      return bytes.readUInt8() === 0 && magnitude > 0n ? `-${text}` : text
    },
  }
}

const DAY = 86_400_000
const FIRST_DAY = Date.UTC(2001, 0, 1) - 730_485 * DAY
const LAST_DAY = 3_652_058

function dayOf(bytes: Buffer, type: string): number {
  const day = bytes.readUIntLE(0, 3)
  if (day > LAST_DAY) throw invalid(type)
  return FIRST_DAY + day * DAY
}

const dated = (bytes: Buffer | null) => bytes && new Date(dayOf(bytes, 'date')).toISOString().slice(0, 10)

const timeLengths = [3, 3, 3, 4, 4, 5, 5, 5]
const MOST_MINUTES = 14 * 60

/** The time of day and the date are in UTC; the offset follows. */
function datetimeOffset(type: TdsReader): BulkType {
  const scale = type.u8()
  const timeLength = timeLengths[scale] ?? 0
  return {
    declared: `datetimeoffset(${scale})`,
    read(reader, column) {
      const bytes = sized(reader, column, [timeLength + 5])
      if (bytes === null) return null
      const ticks = bytes.readUIntLE(0, timeLength)
      const minutes = bytes.readInt16LE(timeLength + 3)
      const unit = 10 ** scale
      if (ticks >= 86_400 * unit || Math.abs(minutes) > MOST_MINUTES) throw invalid('datetimeoffset')
      const day = dayOf(bytes.subarray(timeLength, timeLength + 3), 'datetimeoffset')
      const local = new Date(day + Math.floor(ticks / unit) * 1_000 + minutes * 60_000)
      const fraction = String(ticks % unit).padStart(scale, '0')
      return `${local.toISOString().slice(0, 19)}${scale > 0 ? `.${fraction}` : ''}${offset(minutes)}`
    },
  }
}

function offset(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const whole = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(whole / 60))}:${two(whole % 60)}`
}

function nvarchar(type: TdsReader): BulkType {
  const most = type.u16()
  type.take(5)
  if (most === MAX)
    return { declared: 'nvarchar(max)', read: (reader) => reader.chunks()?.toString('ucs2') ?? null }
  return {
    declared: `nvarchar(${most / 2})`,
    read(reader, column) {
      const length = reader.u16()
      if (length === NULL_LENGTH) return null
      if (length > most || length % 2 === 1) throw lengthRefused(column)
      return reader.take(length).toString('ucs2')
    },
  }
}
