import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { loadRows, readInsertBulk } from './tds-bulk.ts'
import { u8, u16, u32, ucs2 } from './tds-bytes.ts'
import { asFailure } from './tds-failure.ts'
import { understood } from './tds-sql.ts'

// Bytes as MS-TDS 2.2.6.1 describes them, written here by hand.

const DONE = Buffer.from('fd000000000000000000000000', 'hex')
const MAX_TEXT = Buffer.from('e7ffff0904d00034', 'hex')
const SHORT_TEXT = Buffer.from('e70a000904d00034', 'hex')
const BIGINT = Buffer.from('2608', 'hex')
const DECIMAL = Buffer.from('6a050502', 'hex')
const DATE = u8(40)
const MOMENT = Buffer.from('2b07', 'hex')

const columns = (...types: Buffer[]) =>
  Buffer.concat([
    u8(0x81),
    u16(types.length),
    ...types.map((type) => Buffer.concat([u32(0), u16(9), type, u8(1), ucs2('x')])),
  ])
const row = (...values: (Buffer | string)[]) =>
  Buffer.concat([
    u8(0xd1),
    ...values.map((value) => (typeof value === 'string' ? Buffer.from(value, 'hex') : value)),
  ])

/** Loads a message into a table, and returns its rows, or the number of the error. */
function loaded(table: string, message: readonly Buffer[]) {
  const db = new DatabaseSync(':memory:')
  db.exec(understood(`create table [#t] (${table})`))
  try {
    const bulk = readInsertBulk(
      db,
      `insert bulk [#t](${table.replaceAll(' not null', '')}) WITH (KEEP_NULLS,TABLOCK)`,
    )
    if (!bulk) throw new Error('It is another statement.')
    loadRows(db, bulk, Buffer.concat(message))
  } catch (error) {
    expect(db.prepare('select * from "#t"').all()).toEqual([])
    return asFailure(error).error.number
  }
  return db
    .prepare('select * from "#t"')
    .all()
    .map((values) => Object.values(values))
}

it('reads the example of the protocol’s documentation', () => {
  const example = Buffer.from('810100000000000500320263003100d100fd000000000000000000000000', 'hex')
  expect(loaded('[c1] bit', [example])).toEqual([[0]])
})

it('reads numbers, dates, times and texts', () => {
  const table =
    '[a] bigint, [b] decimal(5, 2), [c] date, [d] datetimeoffset(7), [e] nvarchar(max), [f] nvarchar(5)'
  const head = columns(BIGINT, DECIMAL, DATE, MOMENT, MAX_TEXT, SHORT_TEXT)
  const values = row(
    '08feffffffffffffff',
    '050039300000',
    '03dab937',
    // 10:00 in UTC on the last day, two hours ahead.
    '0a0010acd153dab9377800',
    'feffffffffffffff0200000041000200000042000000 0000'.replace(' ', ''),
    Buffer.concat([u16(4), ucs2('日本')]),
  )
  const none = row('00', '00', '00', '00', 'ffffffffffffffff', 'ffff')
  expect(loaded(table, [head, values, none, DONE])).toEqual([
    [-2, '-123.45', '9999-12-31', '9999-12-31T12:00:00.0000000+02:00', 'AB', '日本'],
    [null, null, null, null, null, null],
  ])
})

it.each<[string, string, Buffer[], number | string]>([
  ['fewer columns than announced', '[a] bigint, [b] date', [columns(BIGINT), row('00'), DONE], 4002],
  ['more columns than announced', '[a] bigint', [columns(BIGINT, DATE), row('00', '00'), DONE], 4002],
  ['a column of another type', '[a] bigint', [columns(DATE), row('00'), DONE], 4816],
  ['a row without its last value', '[a] bigint, [b] date', [columns(BIGINT, DATE), row('00')], 4804],
  ['rows without an end', '[a] bigint', [columns(BIGINT), row('00')], 4804],
  ['a number of another length', '[a] bigint', [columns(BIGINT), row('0401000000'), DONE], 4815],
  [
    'a text that is too long',
    '[a] nvarchar(5)',
    [columns(SHORT_TEXT), row(Buffer.concat([u16(12), ucs2('123456')])), DONE],
    4815,
  ],
  ['a decimal out of range', '[a] decimal(5, 2)', [columns(DECIMAL), row('0501a0860100'), DONE], 9803],
  ['a date out of range', '[a] date', [columns(DATE), row('03dbb937'), DONE], 9803],
  [
    'a time out of range',
    '[a] datetimeoffset(7)',
    [columns(MOMENT), row('0a00c0692ac9dab9370000'), DONE],
    9803,
  ],
  [
    'a missing value',
    '[a] bigint not null',
    [columns(BIGINT), row('080100000000000000'), row('00'), DONE],
    515,
  ],
])('refuses %s and stores nothing', (_, table, message, error) => {
  expect(loaded(table, message)).toBe(error)
})
