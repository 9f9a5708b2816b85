import { u8, u16, u32, u64, ucs2 } from './tds-bytes.ts'

// Columns and rows of a response (MS-TDS 2.2.7.4 and 2.2.7.19), in the types of SQL Server.

export type TdsValue = string | number | bigint | Uint8Array | null
export type TdsColumn = { readonly name: string; readonly kind: TdsKind }
export type TdsKind = 'int' | 'bigint' | 'bit' | 'float' | 'binary' | 'guid' | 'text' | 'long text'

const COLLATION = Buffer.from([0x09, 0x04, 0xd0, 0x00, 0x34])
const MAX = 0xffff

type Kind = { readonly info: Buffer; readonly none: Buffer; write(value: NonNullable<TdsValue>): Buffer }

const whole = (size: 1 | 4 | 8, token: number): Kind => ({
  info: Buffer.from([token, size]),
  none: u8(0),
  write(value) {
    const bytes = Buffer.alloc(1 + size)
    bytes.writeUInt8(size)
    if (size === 8) bytes.writeBigInt64LE(BigInt(String(value)), 1)
    else bytes.writeIntLE(Number(value), 1, size)
    return bytes
  },
})

const kinds: Record<TdsKind, Kind> = {
  int: whole(4, 0x26),
  bigint: whole(8, 0x26),
  bit: whole(1, 0x68),
  float: {
    info: Buffer.from([0x6d, 8]),
    none: u8(0),
    write(value) {
      const bytes = Buffer.alloc(9)
      bytes.writeUInt8(8)
      bytes.writeDoubleLE(Number(value), 1)
      return bytes
    },
  },
  binary: {
    info: Buffer.concat([u8(0xa5), u16(8000)]),
    none: u16(MAX),
    write: (value) => sized(bytesOf(value)),
  },
  guid: {
    info: Buffer.from([0x24, 16]),
    none: u8(0),
    write: (value) => Buffer.concat([u8(16), guid(String(value))]),
  },
  text: {
    info: Buffer.concat([u8(0xe7), u16(8000), COLLATION]),
    none: u16(MAX),
    write: (value) => sized(ucs2(String(value))),
  },
  'long text': {
    info: Buffer.concat([u8(0xe7), u16(MAX), COLLATION]),
    none: Buffer.alloc(8, 0xff),
    write: (value) => inChunks(ucs2(String(value))),
  },
}

const sized = (bytes: Uint8Array) => Buffer.concat([u16(bytes.length), bytes])
const bytesOf = (value: TdsValue) => (value instanceof Uint8Array ? value : Buffer.from(String(value)))

/** A value without a maximum length: its length, one chunk, the end. */
const inChunks = (bytes: Buffer) =>
  Buffer.concat([u64(bytes.length), ...(bytes.length > 0 ? [u32(bytes.length), bytes] : []), u32(0)])

/** The first three groups of a GUID are little endian. */
function guid(text: string): Buffer {
  const bytes = Buffer.from(text.replaceAll('-', ''), 'hex')
  bytes.subarray(0, 4).reverse()
  bytes.subarray(4, 6).reverse()
  bytes.subarray(6, 8).reverse()
  return bytes
}

export const columnsToken = (columns: readonly TdsColumn[]): Buffer =>
  Buffer.concat([
    Buffer.concat([u8(0x81), u16(columns.length)]),
    ...columns.map(({ name, kind }) =>
      Buffer.concat([u32(0), u16(1), kinds[kind].info, u8(name.length), ucs2(name)]),
    ),
  ])

export function rowToken(columns: readonly TdsColumn[], row: readonly TdsValue[]): Buffer {
  const values = columns.map(({ kind }, at) => {
    const value = row[at] ?? null
    return value === null ? kinds[kind].none : kinds[kind].write(value)
  })
  return Buffer.concat([u8(0xd1), ...values])
}
