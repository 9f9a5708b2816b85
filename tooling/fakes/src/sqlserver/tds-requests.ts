import { TdsReader } from './tds-reader.ts'

// Client messages (MS-TDS 2.2.6), as far as the driver sends them. Bulk load is in tds-bulk.ts.

export type Login = { user: string; password: string; database: string }
type Value = string | number | bigint | Uint8Array | null
export type Call = { sql: string; parameters: Record<string, Value> }

const USER = 40
const PASSWORD = 44
const DATABASE = 68

export function readLogin(payload: Buffer): Login {
  const bytesAt = (field: number) => {
    const start = payload.readUInt16LE(field)
    return payload.subarray(start, start + 2 * payload.readUInt16LE(field + 2))
  }
  return {
    user: bytesAt(USER).toString('ucs2'),
    password: Buffer.from(bytesAt(PASSWORD).map(unscrambled)).toString('ucs2'),
    database: bytesAt(DATABASE).toString('ucs2'),
  }
}

const unscrambled = (byte: number) => {
  const plain = byte ^ 0xa5
  return ((plain << 4) | (plain >> 4)) & 0xff
}

/** Returns the text of a batch without its headers. */
export const readBatch = (payload: Buffer): string => afterHeaders(payload).toString('ucs2')

export type TransactionRequest = 'begin' | 'commit' | 'rollback'
const transactionRequests: Readonly<Record<number, TransactionRequest>> = {
  5: 'begin',
  7: 'commit',
  8: 'rollback',
}

export const readTransaction = (payload: Buffer): TransactionRequest | undefined =>
  transactionRequests[afterHeaders(payload).readUInt16LE(0)]

const afterHeaders = (payload: Buffer) => payload.subarray(payload.readUInt32LE(0))

const SP_EXECUTESQL = 10

/** Reads a call of sp_executesql: the statement, the declarations of its parameters, and their values. */
export function readCall(payload: Buffer): Call {
  const reader = new TdsReader(afterHeaders(payload))
  if (reader.u16() !== 0xffff || reader.u16() !== SP_EXECUTESQL)
    throw new Error('Only sp_executesql is known.')
  reader.u16()
  const values: [string, Value][] = []
  while (!reader.atEnd()) values.push(parameterIn(reader))
  const [statement, , ...parameters] = values
  return { sql: String(statement?.[1]), parameters: Object.fromEntries(parameters) }
}

function parameterIn(reader: TdsReader): [name: string, value: Value] {
  const name = reader.ucs2(reader.u8())
  reader.u8()
  const type = reader.u8()
  if (type === 0xe7) return [name, textIn(reader)]
  if (type === 0x26 || type === 0x68) return [name, numberIn(reader)]
  if (type === 0xa5 || type === 0xad) return [name, binaryIn(reader)]
  throw new Error(`A parameter of type ${type} is not known.`)
}

function numberIn(reader: TdsReader) {
  reader.u8()
  const bytes = reader.take(reader.u8())
  if (bytes.length === 8) return bytes.readBigInt64LE()
  return bytes.length === 0 ? null : bytes.readIntLE(0, bytes.length)
}

function binaryIn(reader: TdsReader) {
  reader.u16()
  const length = reader.u16()
  return length === 0xffff ? null : new Uint8Array(reader.take(length))
}

function textIn(reader: TdsReader) {
  const long = reader.u16() === 0xffff
  reader.take(5)
  if (long) return reader.chunks()?.toString('ucs2') ?? null
  const length = reader.u16()
  return length === 0xffff ? null : reader.take(length).toString('ucs2')
}
