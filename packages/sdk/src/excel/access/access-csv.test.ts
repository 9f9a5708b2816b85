import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accessSample } from './access.samples.ts'
import { accessCsv, accessCsvName, csvTooLong, toCsv } from './access-csv.ts'

/** Parses CSV by RFC 4180. */
function readCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]
    if (quoted && letter === '"' && text[at + 1] === '"') {
      cell += '"'
      at += 1
    } else if (letter === '"') quoted = !quoted
    else if (quoted) cell += letter
    else if (letter === ',') {
      row.push(cell)
      cell = ''
    } else if (letter === '\r' && text[at + 1] === '\n') {
      rows.push([...row, cell])
      row = []
      cell = ''
      at += 1
    } else cell += letter
  }
  return rows
}

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

it('has a row for each user, item and reason, sorted by name', () => {
  expect(
    readCsv(
      [...accessCsv(accessSample)]
        .map(({ text }) => text)
        .join('')
        .slice(1),
    ),
  ).toEqual([
    ['Name', 'Email address', 'Kind', 'What', 'Part', 'Access', 'Because'],
    ...[
      [
        'Area',
        'Revenue',
        'North',
        'Read and write',
        'through Controllers: all current and future sub-areas of Revenue',
      ],
      ['Area', 'Revenue', 'North', 'Read and write', 'through North: all current and future areas of North'],
      [
        'Area',
        'Revenue',
        'South',
        'Read only',
        'through Controllers: all current and future sub-areas of Revenue',
      ],
      ['Version', 'Budget', 'Q1', 'Read and write', 'through North: Budget – Q1'],
      ['Helper table', 'Currencies', '', 'Read and write', 'linked directly'],
    ].map((row) => ['Ann Elm', 'ann@tributary.example', ...row]),
    [
      'Bob Oak',
      'bob@tributary.example',
      'Entity',
      'Acme BV',
      '',
      '',
      'linked to all current and future entities',
    ],
  ])
})

it('writes names without the characters that isolate them', () => {
  const groups = accessSample.groups.map((group) => ({ ...group, name: 'المراقبون' }))
  const text = [...accessCsv({ ...accessSample, groups })].map((piece) => piece.text).join('')
  expect(text).toContain('"through المراقبون: Budget – Q1"')
})

it('counts its rows and warns about more than Excel opens', () => {
  const pieces = [...accessCsv(accessSample)]
  expect(pieces.reduce((sum, { rows }) => sum + rows, 0)).toBe(7)
  expect(csvTooLong(1_048_576)).toBeNull()
  expect(csvTooLong(1_048_577)).toBe('The file has 1,048,577 rows, and Excel opens no more than 1,048,576.')
})

describe('the file', () => {
  const now = new Date('2026-11-21T22:00:00Z')
  it.each([
    ['acme Traders', 'Who sees what - acme Traders - 2026-11-21.csv'],
    ['a/b\\c:d*"<>|?', 'Who sees what - a b c d - 2026-11-21.csv'],
    ['x'.repeat(200), `Who sees what - ${'x'.repeat(60)} - 2026-11-21.csv`],
  ])('of %j is called %j', (organisation, name) => {
    expect(accessCsvName(organisation, now)).toBe(name)
  })
})
