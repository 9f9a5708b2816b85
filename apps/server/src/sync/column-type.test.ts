import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ColumnType, widest } from './column-type.ts'

const types: ColumnType[] = ['bigint', 'numeric', 'date', 'timestamptz', 'boolean', 'text']
const anyType = fc.constantFrom(...types)

describe('the type that fits two columns', () => {
  it.each([
    ['bigint', 'numeric', 'numeric'],
    ['date', 'timestamptz', 'timestamptz'],
    ['bigint', 'boolean', 'text'],
    ['date', 'bigint', 'text'],
    ['text', 'numeric', 'text'],
  ] as const)('%s and %s are held by %s', (one, other, both) => expect(widest(one, other)).toBe(both))

  it('does not depend on their order or grouping', () => {
    fc.assert(
      fc.property(anyType, anyType, anyType, (a, b, c) => {
        expect(widest(a, b)).toBe(widest(b, a))
        expect(widest(a, widest(b, c))).toBe(widest(widest(a, b), c))
        expect(widest(a, a)).toBe(a)
      }),
    )
  })
})
