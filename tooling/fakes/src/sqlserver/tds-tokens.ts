// The tokens of a response (MS-TDS 2.2.7). Those of rows are in tds-rows.ts.

import { u8, u16, u32, ucs2 } from './tds-bytes.ts'

export type TdsError = { number: number; message: string; severity?: number }

const short = (text: string) => Buffer.concat([u8(text.length), ucs2(text)])
const long = (text: string) => Buffer.concat([u16(text.length), ucs2(text)])
const sized = (token: number, body: Buffer) => Buffer.concat([u8(token), u16(body.length), body])

export const TDS_7_4 = 0x74000004

const done = (token: number, status: number, count: number) => {
  const rows = Buffer.alloc(8)
  rows.writeBigUInt64LE(BigInt(count))
  return Buffer.concat([u8(token), u16(status), u16(0), rows])
}
const FAILED = 2
const COUNTED = 16

export const doneToken = (failed = false) => done(0xfd, failed ? FAILED : 0, 0)

/** The end of a bulk load, with the number of its rows. */
export const countedToken = (count: number) => done(0xfd, COUNTED, count)

/** The end of a procedure call: a count, its return status, the end. */
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

/** A transaction started, was committed or rolled back. */
export const transactionToken = (event: 'begin' | 'commit' | 'rollback') =>
  event === 'begin'
    ? sized(0xe3, Buffer.concat([u8(8), idOf, none]))
    : sized(0xe3, Buffer.concat([u8(event === 'commit' ? 9 : 10), none, idOf]))

/** Redirects the client to another server. */
export const routingToken = (server: string, port: number) => {
  const place = Buffer.concat([u8(0), u16(port), long(server)])
  return sized(0xe3, Buffer.concat([u8(20), u16(place.length), place, u16(0)]))
}

const ATTENTION = 0x20

/** Confirms the client's attention message. */
export const attentionDone = done(0xfd, ATTENTION, 0)
