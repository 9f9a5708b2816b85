import { expect, it } from 'vitest'
import { isExactNumber, parseExactJson } from './exact-json.ts'

const numberIn = (written: string) => (parseExactJson(`{"n":${written}}`) as { n: unknown }).n

it.each([
  '12345678901234567890',
  '-12345678901234567890',
  '9007199254740993',
  '0.12345678901234567',
  '1234567890123456.78',
  '1.2345678901234567e5',
  '1e400',
  '-1E+400',
  '1e-400',
  '4.94065645841247e-324',
])('keeps the digits of %s', (written) => {
  expect(isExactNumber(numberIn(written))).toBe(true)
  expect(JSON.stringify(numberIn(written))).toBe(written)
})

it.each([
  ['0', 0],
  ['-0.5', -0.5],
  ['999999999999999', 999_999_999_999_999],
  ['9007199254740991', 9_007_199_254_740_991],
  ['0.10', 0.1],
  ['12.5000000000000', 12.5],
  ['1.5e3', 1_500],
  ['1E-7', 1e-7],
  ['0e-400', 0],
])('reads %s as a number', (written, expected) => {
  expect(numberIn(written)).toBe(expected)
})

it('keeps digits in lists, after spaces and deep inside', () => {
  const written = '[12345678901234567890, {"a": [ 1,\n0.12345678901234567 ]},"12345678901234567890"]'
  expect(JSON.stringify(parseExactJson(written))).toBe(
    '[12345678901234567890,{"a":[1,0.12345678901234567]},"12345678901234567890"]',
  )
})

it('leaves texts and names that contain numbers unchanged', () => {
  const value = { '12345678901234567890': 'order:12345678901234567890, total: 1e5', n: [true, null] }
  expect(parseExactJson(JSON.stringify(value))).toEqual(value)
})

it('throws for text that is not JSON', () => {
  expect(() => parseExactJson('{"n":12345678901234567890')).toThrow(SyntaxError)
  expect(() => parseExactJson('<html>')).toThrow(SyntaxError)
})
