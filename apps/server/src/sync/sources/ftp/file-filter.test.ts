import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileFilter, matches, patternsIn } from './file-filter.ts'

describe('a file filter', () => {
  it.each([
    ['*.csv', undefined, 'orders.csv', true],
    ['*.csv', undefined, 'ORDERS.CSV', true],
    ['*.csv', undefined, 'orders.csv.bak', false],
    ['orders*', undefined, 'orders_2026.txt', true],
    ['a.csv, b.csv', undefined, 'b.csv', true],
    ['a.csv b.csv,c.csv', undefined, 'c.csv', true],
    ['orders.{csv,txt}', undefined, 'orders.txt', true],
    ['orders.{csv,txt}', undefined, 'orders.xml', false],
    ['{a,b}{1,2}.csv', undefined, 'b1.csv', true],
    ['order?.csv', undefined, 'orders.csv', true],
    ['order?.csv', undefined, 'order.csv', false],
    ['*.csv', '*_old*', 'orders_old.csv', false],
    ['*.csv', 'tmp*,*~', 'tmp1.csv', false],
    ['*.csv', '', 'tmp1.csv', true],
    ['Ærø*.csv', undefined, 'ærø 1.csv', true],
    ['a[1].csv', undefined, 'a[1].csv', true],
    ['a+(b).csv', undefined, 'abb.csv', false],
    ['(a+)+.csv', undefined, 'aaaa.csv', false],
    [undefined, undefined, 'orders.csv', true],
    [undefined, undefined, 'orders.tsv', true],
    [undefined, undefined, 'picture.png', false],
    [undefined, '*.tsv', 'orders.tsv', false],
  ])('%s without %s: %s → %s', (filter, exclude, name, chosen) => {
    expect(fileFilter(filter, exclude)(name)).toBe(chosen)
  })

  it('limits the patterns of nested braces', () => {
    expect(patternsIn('{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}').length).toBeLessThanOrEqual(100)
  })

  it('matches like a regular expression, which is slower', () => {
    const pattern = fc.string({ unit: fc.constantFrom('a', 'b', '*', '?'), maxLength: 6 })
    const name = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 8 })
    fc.assert(
      fc.property(pattern, name, (glob, text) => {
        const expression = new RegExp(`^${glob.replaceAll('*', '.*').replaceAll('?', '.')}$`)
        expect(matches(glob, text)).toBe(expression.test(text))
      }),
    )
  })

  it('cannot be made to run forever', () => {
    expect(matches(`${'*a'.repeat(120)}*b`, 'a'.repeat(255))).toBe(false)
  })
})
