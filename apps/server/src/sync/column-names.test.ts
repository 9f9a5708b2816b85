import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { columnNames } from './column-names.ts'

describe('column names', () => {
  it('names empty headings by their position and numbers repeated ones', () => {
    expect(columnNames(['Name', '', 'name', 'NAME ', '🎁', 'name_2'])).toEqual([
      'name',
      'column_2',
      'name_2',
      'name_3',
      'column_5',
      'name_2_2',
    ])
  })

  it('keeps long names unique within 63 bytes', () => {
    const [one = '', other = ''] = columnNames(['é'.repeat(60), 'é'.repeat(61)])
    expect(one).not.toBe(other)
    expect(Buffer.byteLength(other)).toBeLessThanOrEqual(63)
  })

  it('are always unique, not empty, at most 63 bytes and need no escaping', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('id', 'Id', '', '__proto__')), {
          maxLength: 40,
        }),
        (headings) => {
          const names = columnNames(headings)
          expect(new Set(names).size).toBe(headings.length)
          expect(names.filter((name) => !/^[\p{L}\p{M}\p{N}_]+$/u.test(name))).toEqual([])
          expect(names.filter((name) => Buffer.byteLength(name) > 63)).toEqual([])
        },
      ),
    )
  })
})
