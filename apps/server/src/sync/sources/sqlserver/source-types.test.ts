import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readingOf, shortestReal, withoutExponent } from './source-types.ts'

describe('a floating-point number', () => {
  it.each([
    ['1.5e-7', '0.00000015'],
    ['-2e-7', '-0.0000002'],
    ['1e+21', '1000000000000000000000'],
    ['1.2345e+22', '12345000000000000000000'],
    ['0.1', '0.1'],
    ['-7', '-7'],
  ])('%s is written %s', (written, plain) => expect(withoutExponent(written)).toBe(plain))

  it('is always written as the same number', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(Number(withoutExponent(String(value)))).toBe(value === 0 ? 0 : value)
      }),
    )
  })

  it('of four bytes is written with the fewest digits', () => {
    expect(shortestReal(Math.fround(0.1))).toBe('0.1')
    fc.assert(
      fc.property(fc.float({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(Math.fround(Number(shortestReal(value)))).toBe(value === 0 ? 0 : value)
      }),
    )
  })
})

it.each([
  ['int', 'bigint'],
  ['bit', 'boolean'],
  ['decimal', 'numeric'],
  ['money', 'numeric'],
  ['float', 'numeric'],
  ['date', 'date'],
  ['datetime', 'timestamptz'],
  ['datetime2', 'timestamptz'],
  ['datetimeoffset', 'timestamptz'],
  ['time', 'text'],
  ['nvarchar', 'text'],
  ['uniqueidentifier', 'text'],
  ['varbinary', 'text'],
  ['timestamp', 'text'],
  ['xml', 'text'],
  ['vector', 'text'],
  [null, 'text'],
])('a column of %s becomes %s', (theirs, ours) => expect(readingOf(theirs).type).toBe(ours))

it('selects .NET types and unknown ones as text', () => {
  expect(readingOf(null).select?.('[place]')).toBe('[place].ToString()')
  expect(readingOf('vector').select?.('[v]')).toBe('convert(nvarchar(max), [v])')
})
