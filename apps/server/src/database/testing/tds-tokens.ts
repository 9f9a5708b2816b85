// The tokens of an answer (MS-TDS 2.2.7), written as the driver reads them.

export type TdsError = { number: number; message: string; severity?: number }
export type TdsValue = string | number | null
export type TdsRows = { columns: readonly string[]; rows: readonly (readonly TdsValue[])[] }

const ucs2 = (text: string) => Buffer.from(text, 'ucs2')
const u8 = (value: number) => Buffer.from([value])
const u16 = (value: number) => Buffer.from([value & 0xff, value >> 8])
const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
const short = (text: string) => Buffer.concat([u8(text.length), ucs2(text)])
const long = (text: string) => Buffer.concat([u16(text.length), ucs2(text)])
const sized = (token: number, body: Buffer) => Buffer.concat([u8(token), u16(body.length), body])

export const TDS_7_4 = 0x74000004
const COLLATION = Buffer.from([0x09, 0x04, 0xd0, 0x00, 0x34])

const done = (token: number, status: number, count: number) => {
  const rows = Buffer.alloc(8)
  rows.writeBigUInt64LE(BigInt(count))
  return Buffer.concat([u8(token), u16(status), u16(0), rows])
}
const FAILED = 2
const COUNTED = 16

export const doneToken = (failed = false) => done(0xfd, failed ? FAILED : 0, 0)

/** How a called procedure ends: a count, its return status, the end. */
export const procedureDone = (count: number, failed = false) =>
  Buffer.concat([
    done(0xff, 1 | COUNTED | (failed ? FAILED : 0), count),
    Buffer.concat([u8(0x79), u32(0)]),
    done(0xfe, failed ? FAILED : 0, 0),
  ])

export const errorToken = ({ number, message, severity = 16 }: TdsError) =>
  sized(
    0xaa,
    Buffer.concat([u32(number), u8(1), u8(severity), long(message), short('test'), short(''), u32(1)]),
  )

export function loginAck(): Buffer {
  const version = Buffer.alloc(4)
  version.writeUInt32BE(TDS_7_4)
  return sized(0xad, Buffer.concat([u8(1), version, short('Test'), Buffer.from([16, 0, 0, 0])]))
}

export const databaseChanged = (name: string) =>
  sized(0xe3, Buffer.concat([u8(1), short(name), short('master')]))

const transactionId = Buffer.from([1, 0, 0, 0, 1, 0, 0, 0])
const idOf = Buffer.concat([u8(8), transactionId])
const none = u8(0)

/** A transaction began, was committed, or was rolled back. */
export const transactionToken = (event: 'begin' | 'commit' | 'rollback') =>
  event === 'begin'
    ? sized(0xe3, Buffer.concat([u8(8), idOf, none]))
    : sized(0xe3, Buffer.concat([u8(event === 'commit' ? 9 : 10), none, idOf]))

/** The client is told to go on at another server. */
export const routingToken = (server: string, port: number) => {
  const place = Buffer.concat([u8(0), u16(port), long(server)])
  return sized(0xe3, Buffer.concat([u8(20), u16(place.length), place, u16(0)]))
}

/** Numbers as INTN, everything else as NVARCHAR(4000). */
export function rowsTokens({ columns, rows }: TdsRows): Buffer {
  const numeric = columns.map((_, index) => rows.some((row) => typeof row[index] === 'number'))
  const metadata = columns.map((name, index) => {
    const type = numeric[index] ? Buffer.from([0x26, 4]) : Buffer.concat([u8(0xe7), u16(8000), COLLATION])
    return Buffer.concat([u32(0), u16(1), type, short(name)])
  })
  const values = rows.map((row) =>
    Buffer.concat([u8(0xd1), ...row.map((value, index) => (numeric[index] ? int(value) : text(value)))]),
  )
  return Buffer.concat([u8(0x81), u16(columns.length), ...metadata, ...values])
}

function int(value: TdsValue) {
  if (value === null) return u8(0)
  const bytes = Buffer.alloc(5)
  bytes.writeUInt8(4)
  bytes.writeInt32LE(Number(value), 1)
  return bytes
}

function text(value: TdsValue) {
  if (value === null) return u16(0xffff)
  const bytes = ucs2(String(value))
  return Buffer.concat([u16(bytes.length), bytes])
}
