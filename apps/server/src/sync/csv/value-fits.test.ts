import { describe, expect, it } from 'vitest'
import { typeFor } from '../column-type.ts'
import { valueFits } from './value-fits.ts'

const typeOf = (value: string) => {
  const bytes = Buffer.from(value)
  return typeFor(valueFits(bytes, 0, bytes.length)) ?? 'text'
}

describe('the type a value fits', () => {
  it.each([
    ['0', 'bigint'],
    ['7', 'bigint'],
    ['-42', 'bigint'],
    ['999999999999999999', 'bigint'],
    [' 12 ', 'bigint'],
    ['9223372036854775808', 'numeric'],
    ['12345678901234567890', 'numeric'],
    ['1.50', 'numeric'],
    ['-0.001', 'numeric'],
    ['.5', 'numeric'],
    ['-.5', 'numeric'],
  ])('%s is %s', (value, type) => expect(typeOf(value)).toBe(type))

  it.each([
    '007',
    '0123456789012',
    '-01',
    '00',
    '01.5',
    '+45',
    '5.',
    '.',
    '-',
    '--1',
    '1e5',
    '1E5',
    '0x1F',
    '1,234',
    '1 234',
    '12a',
    'NaN',
    'Infinity',
    '1.2.3',
    '٣',
  ])('%s stays text', (value) => expect(typeOf(value)).toBe('text'))

  it.each([
    ['2026-11-21', 'date'],
    ['2024-02-29', 'date'],
    ['2000-02-29', 'date'],
    ['2026-11-21T10:15', 'timestamptz'],
    ['2026-11-21 10:15:30', 'timestamptz'],
    ['2026-11-21T10:15:30Z', 'timestamptz'],
    ['2026-11-21T10:15:30.123456+02:00', 'timestamptz'],
    ['2026-11-21T10:15:30.1234567Z', 'timestamptz'],
    ['2026-11-21 10:15:30-0330', 'timestamptz'],
    ['2026-11-21 10:15:30+05', 'timestamptz'],
  ])('%s is %s', (value, type) => expect(typeOf(value)).toBe(type))

  it.each([
    '2026-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '0000-01-01',
    '-2026-11-21',
    '2026-1-2',
    '21/11/2026',
    '20261121T10',
    '2026-11-21T',
    '2026-11-21T24:00',
    '2026-11-21T10:60',
    '2026-11-21T10:15:61',
    '2026-11-21T10:15:30.',
    '2026-11-21T10:15:30+2',
    '2026-11-21T10:15:30+25:00',
    '2026-11-21T10:15 CET',
    '2026-11-21T10',
  ])('%s stays text', (value) => expect(typeOf(value)).toBe('text'))

  it.each(['true', 'FALSE', 'True'])('%s is boolean', (value) => expect(typeOf(value)).toBe('boolean'))

  it.each(['yes', 'no', 't', 'truth', 'Y'])('%s stays text', (value) => expect(typeOf(value)).toBe('text'))
})
