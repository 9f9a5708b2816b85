import { describe, expect, it } from 'vitest'
import { UtcDay } from '../../../drivers/sqlserver/sqlserver-bulk-load.ts'
import type { ColumnType } from '../../column-type.ts'
import type { RowValue } from '../../rows.ts'
import { stagedType, stagedValue } from './staged-values.ts'

describe('a value to stage', () => {
  it.each<[RowValue, ColumnType, unknown]>([
    [7, 'bigint', '7'],
    [' -42 ', 'bigint', '-42'],
    ['9223372036854775807', 'bigint', '9223372036854775807'],
    ['-9223372036854775808', 'bigint', '-9223372036854775808'],
    [true, 'boolean', true],
    ['FALSE', 'boolean', false],
    [1, 'boolean', true],
    ['2024-02-29', 'date', new UtcDay('2024-02-29')],
    ['0001-01-01', 'date', new UtcDay('0001-01-01')],
    ['2026-01-31T23:59:59Z', 'date', new UtcDay('2026-01-31')],
    ['12345678901234567890123.50', 'numeric', '12345678901234567890123.50'],
    ['.5', 'numeric', '.5'],
    [1e-7, 'numeric', '0.0000001'],
    ['-1.5E3', 'numeric', '-1500'],
    ['12.345e1', 'numeric', '123.45'],
    ['2026-01-02T10:00:00.1234567+02:00', 'timestamptz', '2026-01-02T10:00:00.1234567+02:00'],
    [' x ', 'text', ' x '],
    ['', 'text', ''],
    [null, 'bigint', null],
    [null, 'text', null],
  ])('%j as %s', (value, type, expected) => expect(stagedValue(value, type, undefined)).toEqual(expected))

  it.each<[RowValue, ColumnType]>([
    ['12.5', 'bigint'],
    ['abc', 'bigint'],
    ['0x10', 'bigint'],
    ['9223372036854775808', 'bigint'],
    ['-9223372036854775809', 'bigint'],
    [1e21, 'bigint'],
    ['', 'bigint'],
    ['maybe', 'boolean'],
    ['2026-02-29', 'date'],
    ['2026-1-2', 'date'],
    ['0000-01-01', 'date'],
    ['', 'date'],
    ['1,5', 'numeric'],
    ['.', 'numeric'],
    ['NaN', 'numeric'],
    ['-Infinity', 'numeric'],
    ['  ', 'timestamptz'],
  ])('%j does not fit %s', (value, type) => expect(stagedValue(value, type, undefined)).toBeUndefined())

  it('that is blank in a file is null, except in a text', () => {
    expect(stagedValue('  ', 'bigint', null)).toBeNull()
    expect(stagedValue('  ', 'text', null)).toBe('  ')
  })

  it('is a text where bulk load would round', () => {
    expect((['numeric', 'timestamptz', 'text'] as const).map(stagedType)).toEqual(
      Array.from({ length: 3 }, () => 'nvarchar(max)'),
    )
    expect((['bigint', 'boolean', 'date'] as const).map(stagedType)).toEqual(['bigint', 'bit', 'date'])
  })
})
