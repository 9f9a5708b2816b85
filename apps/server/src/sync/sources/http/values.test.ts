import { expect, it } from 'vitest'
import { numeric } from './values.ts'

it.each([
  ['12.3456789012345678901', '12.3456789012345678901'],
  ['1.2E-8', '0.000000012'],
  ['-12.345e-3', '-0.012345'],
  ['.5e1', '5'],
  ['1.25e1', '12.5'],
  ['0E-10', '0.0000000000'],
  ['120e3', '120000'],
  [1e21, '1000000000000000000000'],
  [1.5e-7, '0.00000015'],
  [7, 7],
  ['', null],
  [null, null],
  ['much', undefined],
  [Number.NaN, undefined],
  [true, undefined],
])('reads the number %s as %s', (value, read) => {
  expect(numeric(value)).toBe(read)
})
