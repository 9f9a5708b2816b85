import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { columnNames, safeName } from './safe-name.ts'

describe('a safe name', () => {
  it.each([
    ['Order ID', 'order_id'],
    ['  Unit price (€) ', 'unit_price'],
    ['Straße', 'straße'],
    ['Größe / Size', 'größe_size'],
    ['注文番号', '注文番号'],
    ['İstanbul', 'i̇stanbul'],
    ['e\u0301te\u0301', 'été'],
    ['2026', '_2026'],
    ['__proto__', 'proto'],
    ['constructor', 'constructor'],
    ['xmin', 'xmin_'],
    ['a\u0000b', 'a_b'],
    ['robert"); drop table students;--', 'robert_drop_table_students'],
    ['🎁', ''],
    ['x'.repeat(80), 'x'.repeat(63)],
    ['é'.repeat(40), 'é'.repeat(31)],
  ])('%j becomes %j', (text, name) => expect(safeName(text)).toBe(name))
})

describe('column names', () => {
  it('names empty headings by their place and numbers repeated ones', () => {
    expect(columnNames(['Name', '', 'name', 'NAME ', '🎁', 'name_2'])).toEqual([
      'name',
      'column_2',
      'name_2',
      'name_3',
      'column_5',
      'name_2_2',
    ])
  })

  it('keeps long names apart within 63 bytes', () => {
    const [one = '', other = ''] = columnNames(['é'.repeat(60), 'é'.repeat(61)])
    expect(one).not.toBe(other)
    expect(Buffer.byteLength(other)).toBeLessThanOrEqual(63)
  })

  it('are always unique, not empty, at most 63 bytes and free of anything to be escaped', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('id', 'Id', '', '__proto__')), {
          maxLength: 40,
        }),
        (headings) => {
          const names = columnNames(headings)
          expect(new Set(names).size).toBe(headings.length)
          for (const name of names) {
            expect(name).toMatch(/^[\p{L}\p{M}\p{N}_]+$/u)
            expect(Buffer.byteLength(name)).toBeLessThanOrEqual(63)
          }
        },
      ),
    )
  })
})
