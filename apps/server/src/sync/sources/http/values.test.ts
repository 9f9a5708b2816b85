import { describe, expect, it } from 'vitest'
import { parseExactJson } from './exact-json.ts'
import {
  day,
  guid,
  instant,
  json,
  numeric,
  type ReadValue,
  text,
  utcInstant,
  whole,
  yesNo,
} from './values.ts'

const exact = (written: string) => parseExactJson(`[${written}]`) as [unknown]
const [twentyDigits] = exact('12345678901234567890')
const [manyDecimals] = exact('0.12345678901234567890')
const [huge] = exact('1.5e400')

const ofScalars: Record<string, ReadValue> = { guid, numeric, whole, yesNo, instant, utcInstant, day }

describe.each(Object.entries({ ...ofScalars, text, json }))('%s', (_, read) => {
  it('reads a missing value as null', () => {
    expect([read(null), read(undefined)]).toEqual([null, null])
  })

  it('never throws, whatever the value is', () => {
    const values = [{}, [], { toString: 1 }, true, 5, -0, 1e300, '', ' ', 'x', twentyDigits, ['x']]
    for (const value of values) expect(() => read(value), JSON.stringify(value)).not.toThrow()
  })
})

describe.each(Object.entries(ofScalars))('%s', (_, read) => {
  it('refuses lists and objects', () => {
    expect([read({}), read([1]), read({ id: 1 }), read([])]).toEqual(Array(4).fill(undefined))
  })

  it('reads an empty text as null', () => {
    expect(read('')).toBeNull()
  })
})

const cases: [name: string, read: ReadValue, value: unknown, expected: unknown][] = [
  ['text', text, 'Tea', 'Tea'],
  ['an empty text', text, '', ''],
  ['a text with a zero character', text, 'a\0b', 'ab'],
  ['a number as text', text, 12.5, '12.5'],
  ['a long number as text', text, twentyDigits, '12345678901234567890'],
  ['a list as text', text, ['a', 1], '["a",1]'],
  ['a boolean as text', text, false, 'false'],

  ['a GUID in upper case', guid, 'A0B1-C2', 'a0b1-c2'],
  ['a number as an id', guid, 7, '7'],
  ['a long number as an id', guid, twentyDigits, '12345678901234567890'],
  ['a boolean as an id', guid, true, undefined],

  ['a number', numeric, 12.5, 12.5],
  ['a number in a text', numeric, ' 12.50 ', '12.50'],
  ['a number without digits before the point', numeric, '.5', '.5'],
  ['a number of 20 digits', numeric, twentyDigits, '12345678901234567890'],
  ['a number of 20 decimals', numeric, manyDecimals, '0.12345678901234567890'],
  ['a great number', numeric, 1e30, `1${'0'.repeat(30)}`],
  ['a greater number than a double holds', numeric, huge, `15${'0'.repeat(399)}`],
  ['a small number', numeric, 1.234567e-15, '0.000000000000001234567'],
  ['a negative number with an exponent', numeric, '-12.345e-3', '-0.012345'],
  ['an exponent in capitals', numeric, '1.2E-8', '0.000000012'],
  ['an exponent without digits before the point', numeric, '.5e1', '5'],
  ['a zero with an exponent', numeric, '0E-10', '0.0000000000'],
  ['an exponent that moves the point to the end', numeric, '120e3', '120000'],
  ['an exponent that moves the point within', numeric, '1.2345e2', '123.45'],
  ['words', numeric, 'much', undefined],
  ['a decimal comma', numeric, '1,5', undefined],
  ['two numbers', numeric, '1 2', undefined],
  ['spaces', numeric, '  ', undefined],
  ['not a number', numeric, Number.NaN, undefined],
  ['an endless number', numeric, Number.POSITIVE_INFINITY, undefined],
  ['a hexadecimal number', numeric, '0x10', undefined],
  ['a boolean as a number', numeric, true, undefined],

  ['a whole number', whole, 42, 42],
  ['a whole number in a text', whole, ' -42 ', '-42'],
  ['18 digits', whole, '123456789012345678', '123456789012345678'],
  ['19 digits', whole, '1234567890123456789', undefined],
  ['20 digits', whole, twentyDigits, undefined],
  ['a fraction', whole, 1.5, undefined],
  ['a fraction in a text', whole, '1.0', undefined],
  ['a number that may have lost digits', whole, 2 ** 60, undefined],

  ['true', yesNo, true, true],
  ['false', yesNo, false, false],
  ['yes in a text', yesNo, 'true', undefined],
  ['one', yesNo, 1, undefined],

  ['a time in UTC', instant, '2026-01-31T10:00:00Z', '2026-01-31T10:00:00Z'],
  ['a time with an offset', instant, '2026-01-31 10:00:00.123+01:00', '2026-01-31 10:00:00.123+01:00'],
  ['a time without a zone', instant, '2026-01-31T10:00:00', undefined],
  ['a day without a time', instant, '2026-01-31', undefined],
  ['a day that does not exist', instant, '2026-02-30T10:00:00Z', undefined],
  ['the year 0001', instant, '0001-01-01T00:00:00Z', null],
  ['the year 0000', instant, '0000-00-00T00:00:00Z', null],
  ['seconds since 1970', instant, 1_769_853_600, undefined],

  ['a time known to be in UTC', utcInstant, '2026-01-31T10:00:00', '2026-01-31T10:00:00Z'],
  ['a time that names its zone', utcInstant, '2026-01-31T10:00:00+02:00', '2026-01-31T10:00:00+02:00'],
  ['a day alone as a time', utcInstant, '2026-01-31', undefined],
  ['the zeroth day', utcInstant, '0000-00-00 00:00:00', null],

  ['a day', day, '2026-01-31', '2026-01-31'],
  ['the day of a time', day, '2026-01-31T23:30:00-05:00', '2026-01-31'],
  ['the 29th of February', day, '2028-02-29', '2028-02-29'],
  ['the 29th of February in another year', day, '2026-02-29', undefined],
  ['month 13', day, '2026-13-01', undefined],
  ['a missing day', day, '0001-01-01', null],
  ['a day in another order', day, '31/01/2026', undefined],
  ['a day with more digits', day, '2026-01-310', undefined],

  ['an object as JSON', json, { a: [1, null] }, '{"a":[1,null]}'],
  ['long numbers as JSON', json, [twentyDigits], '[12345678901234567890]'],
  ['a zero character as JSON', json, 'a\0', '"a\\u0000"'],
]

it.each(cases)('reads %s', (_, read, value, expected) => {
  expect(read(value)).toBe(expected)
})
