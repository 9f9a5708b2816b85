import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readCsv } from '../../test/read-csv.ts'
import { csvFileName, csvTime, csvTooLong, toCsv } from './csv.ts'

it('is read back unchanged, with formulas as text', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('=1+1', '-2', '@x', '\t', '"', 'a\r\nb', ','),
  )
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 4 }), (rows) => {
      const text = toCsv(rows)
      expect(text[0]).toBe('\uFEFF')
      const harmless = rows.map((row) =>
        row.map((one) => (/^[=+\-@\t\r\n＝＋－＠]/.test(one) ? `'${one}` : one)),
      )
      expect(readCsv(text.slice(1))).toEqual(harmless)
    }),
  )
})

it.each(['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1'])(
  'writes %j as text, not as a formula',
  (cell) => {
    expect(toCsv([[cell]])).toBe(`\uFEFF"'${cell.replaceAll('"', '""')}"\r\n`)
  },
)

it('writes times in UTC, as spreadsheets read them', () => {
  expect(csvTime(new Date('2026-11-28T06:00:00.500Z'))).toBe('2026-11-28 06:00:00')
  expect(csvTime(null)).toBe('')
})

it('warns about more rows than Excel opens', () => {
  expect(csvTooLong(1_048_576)).toBeNull()
  expect(csvTooLong(1_048_577)).toBe('The file has 1,048,577 rows, and Excel opens no more than 1,048,576.')
})

it.each([
  ['acme Traders', 'Users - acme Traders - 2026-11-21.csv'],
  ['a/b\\c:d*"<>|?', 'Users - a b c d - 2026-11-21.csv'],
  ['x'.repeat(200), `Users - ${'x'.repeat(60)} - 2026-11-21.csv`],
  [null, 'Users - 2026-11-21.csv'],
])('names the file of %j %j', (organisation, name) => {
  expect(csvFileName('Users', organisation, new Date('2026-11-21T22:00:00Z'))).toBe(name)
})
