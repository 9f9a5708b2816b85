import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rowLimits } from '../row-limits.ts'
import { CsvFailure, type CsvProblem } from './csv-failure.ts'
import { readCsv } from './csv-reader.ts'

/** Reads a file in pieces, and then the resulting rows with a strict csv-parse. */
async function read(file: string | Buffer, pieceBytes = 7, limits = rowLimits) {
  const reader = await readCsv(inPieces(Buffer.from(file), pieceBytes), limits)
  const chunks: Uint8Array[] = []
  for await (const chunk of reader.rows) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  const rows: string[][] = parse(bytes, { delimiter: reader.delimiter })
  expect(rows).toHaveLength(reader.rowCount())
  return {
    columns: reader.columns,
    rows,
    types: reader.facts().map(({ type }) => type),
    facts: reader.facts(),
    bytes,
  }
}

async function* inPieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function problemOf(file: string | Buffer, limits = rowLimits): Promise<CsvProblem> {
  const failure = await read(file, 7, limits).catch((error: unknown) => error)
  if (!(failure instanceof CsvFailure)) throw new Error('The file was read', { cause: failure })
  return failure.problem
}

describe('a CSV file', () => {
  it.each([
    ['simple', 'a,b,c\n1,2,3\n', [['1', '2', '3']]],
    ['simple with CRLF', 'a,b,c\r\n1,2,3', [['1', '2', '3']]],
    [
      'with old Mac line ends',
      'a,b,c\r1,2,3\r4,5,6\r',
      [
        ['1', '2', '3'],
        ['4', '5', '6'],
      ],
    ],
    [
      'with a comma in quotes',
      'first,address\nJohn,"120 any st., Anytown"\n',
      [['John', '120 any st., Anytown']],
    ],
    ['with a backslash before nothing', 'a,b\n\\,\n', [['\\', '']]],
    [
      'with empty values',
      'a,b,c\n1,"",""\n2,3,4\n',
      [
        ['1', '', ''],
        ['2', '3', '4'],
      ],
    ],
    [
      'with escaped quotes',
      'a,b\n1,"ha ""ha"" ha"\n3,4\n',
      [
        ['1', 'ha "ha" ha'],
        ['3', '4'],
      ],
    ],
    [
      'with JSON',
      'key,val\n1,"{""type"": ""Point"", ""coordinates"": [102.0, 0.5]}"\n',
      [['1', '{"type": "Point", "coordinates": [102.0, 0.5]}']],
    ],
    [
      'with line breaks in quotes',
      'a,b\n"Once upon \na time",6\n7,8\n',
      [
        ['Once upon \na time', '6'],
        ['7', '8'],
      ],
    ],
    ['with CRLF in quotes', 'a,b\r\n"Once upon \r\na time",6\r\n', [['Once upon \r\na time', '6']]],
    [
      'with quotes and line breaks',
      'a,b\n1,"ha \n""ha"" \nha"\n3,4\n',
      [
        ['1', 'ha \n"ha" \nha'],
        ['3', '4'],
      ],
    ],
    [
      'with all of UTF-8',
      'a,b\nʤ,😀\nñ,文\n',
      [
        ['ʤ', '😀'],
        ['ñ', '文'],
      ],
    ],
    ['without a last line end', 'a,b\n1,2', [['1', '2']]],
    [
      'with blank lines',
      'a,b\n\n1,2\n\r\n\n3,4\n\n',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    [
      'with rows of nothing but commas',
      'a,b,c\n1,2,3\n,,\n"",,\n4,5,6\n',
      [
        ['1', '2', '3'],
        ['4', '5', '6'],
      ],
    ],
    [
      'with mixed line ends',
      'a,b\n1,2\r\n3,4\r5,6\n',
      [
        ['1', '2'],
        ['3', '4'],
        ['5', '6'],
      ],
    ],
    [
      'with quotes inside bare values',
      'a,b\n5" pipe,x\n6" x 4" board,y\n',
      [
        ['5" pipe', 'x'],
        ['6" x 4" board', 'y'],
      ],
    ],
    ['with one column', 'a\n1\n\n2\n', [['1'], ['2']]],
    ['with a value that ends COPY', 'a\n1\n\\.\n2\n', [['1'], ['\\.'], ['2']]],
    ['with spaces kept', 'a,b\n x , y\n', [[' x ', ' y']]],
    ['with a byte order mark', '\ufeffa,b\n1,2\n', [['1', '2']]],
    ["with Excel's sep line", 'sep=;\r\na;b,c\r\n1;2,5\r\n', [['1', '2,5']]],
    ['with blank lines before the header', '\r\n\na,b\n1,2\n', [['1', '2']]],
    ['with tabs', 'a\tb\n1\t2,5\n', [['1', '2,5']]],
    ['with a quoted header', '"a, b","c ""d"""\n1,2\n', [['1', '2']]],
    ['of a header only', 'a,b\n', []],
    ['of a header only, without a line end', 'a,b', []],
  ])('%s', async (_, file, rows) => {
    expect((await read(file)).rows).toEqual(rows)
    expect((await read(file, 1)).rows).toEqual(rows)
    expect((await read(file, 1000)).rows).toEqual(rows)
  })

  it('may have headings of any kind', async () => {
    const { columns } = await read('\ufeff"Order, ID",,__proto__,Ordrebeløb (kr.),order id\n1,2,3,4,5\n')
    expect(columns).toEqual(['order_id', 'column_2', 'proto', 'ordrebeløb_kr', 'order_id_2'])
  })

  it.each([
    ['a,b;c,d\n', ','],
    ['a;b,c;d;e\n', ';'],
    ['a\tb\tc,d\n', '\t'],
    ['"a,b,c,d";e\n', ';'],
    ['alone\n', ','],
  ])('%j is divided by %j', async (file, delimiter) => {
    expect((await readCsv(inPieces(Buffer.from(file), 3))).delimiter).toBe(delimiter)
  })

  it('is passed on unchanged when COPY reads it correctly', async () => {
    const file = 'id,name\r\n1,"Jensen, Søren"\r\n2,"said ""hi"""\r\n'
    expect((await read(file)).bytes.toString()).toBe(file.slice(file.indexOf('1')))
  })
})

describe('the facts about columns', () => {
  it('are inferred from every row, including the last', async () => {
    const whole = Array.from({ length: 50_000 }, (_, index) => `${index},${index}\n`).join('')
    expect((await read(`a,b\n${whole}`, 65_536)).types).toEqual(['bigint', 'bigint'])
    expect((await read(`a,b\n${whole}1.5,n/a\n`, 65_536)).types).toEqual(['numeric', 'text'])
  })

  it.each([
    ['1\n2.5\n3\n', 'numeric'],
    ['2026-01-01\n2026-01-01T10:00Z\n', 'timestamptz'],
    ['true\nFalse\n', 'boolean'],
    ['true\n1\n', 'text'],
    ['2026-01-01\n5\n', 'text'],
    ['0123\n5\n', 'text'],
    ['"1"\n"2"\n', 'bigint'],
    ['"1""2"\n', 'text'],
  ])('%j is %s', async (rows, type) => {
    expect((await read(`a\n${rows}`)).types).toEqual([type])
  })

  it('distinguish written blanks from missing values', async () => {
    const { facts } = await read('id,none,empty,spaces,full,never\n1,,"",  ,9,\n2,5,6,7,8,\n')
    expect(facts).toEqual([
      { type: 'bigint', hasBlanks: false, hasWrittenBlanks: false },
      { type: 'bigint', hasBlanks: true, hasWrittenBlanks: false },
      { type: 'bigint', hasBlanks: true, hasWrittenBlanks: true },
      { type: 'bigint', hasBlanks: true, hasWrittenBlanks: true },
      { type: 'bigint', hasBlanks: false, hasWrittenBlanks: false },
      { type: undefined, hasBlanks: true, hasWrittenBlanks: false },
    ])
  })

  it('ignore the blanks of skipped rows', async () => {
    const { facts } = await read('id,b\n1,2\n,\n')
    expect(facts[0]).toEqual({ type: 'bigint', hasBlanks: false, hasWrittenBlanks: false })
  })
})

describe('a bad file', () => {
  it.each<[string, string | Buffer, CsvProblem]>([
    ['is empty', '', { kind: 'empty' }],
    ['is only blank lines', '\n\r\n\n', { kind: 'empty' }],
    ['is only a byte order mark', '\ufeff', { kind: 'empty' }],
    ['has a value too few', 'a,b,c\n1,2,3\n1,2\n', { kind: 'ragged', line: 3, values: 2, expected: 3 }],
    ['has values too many', 'a,b\n1,2,3,4\n', { kind: 'ragged', line: 2, values: 4, expected: 2 }],
    [
      'is ragged after a row of many lines',
      'a,b\n"1\n2\n3",4\n5\n',
      { kind: 'ragged', line: 5, values: 1, expected: 2 },
    ],
    [
      'is ragged after blank lines',
      '\n\na,b\n\n1,2\n\n5\n',
      { kind: 'ragged', line: 7, values: 1, expected: 2 },
    ],
    ['is ragged in its last row', 'a,b\n1,2\n5', { kind: 'ragged', line: 3, values: 1, expected: 2 }],
    ['opens a quote and never closes it', 'a,b\n1,2\n3,"4\n5,6\n', { kind: 'unclosed-quote', line: 3 }],
    ['opens a quote in its header', 'a,"b\n1,2\n', { kind: 'unclosed-quote', line: 3 }],
    ['goes on after a closing quote', 'a,b\n1,"2"3\n', { kind: 'text-after-quote', line: 2 }],
    ['is UTF-16', Buffer.from('\ufeffa,b\n1,2\n', 'utf16le'), { kind: 'utf-16' }],
    [
      'has a header in another encoding',
      Buffer.from('beløb,b\n1,2\n', 'latin1'),
      { kind: 'not-utf-8', line: 1 },
    ],
    [
      'has a row in another encoding',
      Buffer.from('a,b\n1,2\n3,beløb\n', 'latin1'),
      { kind: 'not-utf-8', line: 3 },
    ],
    ['has a NUL', 'a,b\n1,2\n"x\n\u0000",4\n', { kind: 'nul', line: 4 }],
  ])('%s', async (_, file, problem) => expect(await problemOf(file)).toEqual(problem))

  const small = { columns: 3, valueBytes: 10, rowBytes: 25 }
  it.each<[string, string, CsvProblem]>([
    ['has too many columns', 'a,b,c,d\n', { kind: 'too-many-columns', columns: 4, limit: 3 }],
    ['has too long a value', 'a,b\n1,2\n1,12345678901\n', { kind: 'value-too-long', line: 3, limit: 10 }],
    [
      'has too long a quoted value',
      'a,b\n1,"1234567890123456789"\n',
      { kind: 'value-too-long', line: 2, limit: 10 },
    ],
    [
      'has too long a header',
      'a,bcdefghijklmnopqrstuvwxyz0123456789\n',
      { kind: 'row-too-long', line: 1, limit: 25 },
    ],
  ])('%s', async (_, file, problem) => expect(await problemOf(file, small)).toEqual(problem))

  it('is refused before an endless value fills the memory', async () => {
    let sent = 0
    async function* endless() {
      yield Buffer.from('a,b\n1,"')
      for (;;) {
        sent += 65_536
        yield Buffer.alloc(65_536, 'x')
      }
    }
    const reader = await readCsv(endless())
    const firstRows = reader.rows[Symbol.asyncIterator]().next()
    await expect(firstRows).rejects.toMatchObject({ problem: { kind: 'value-too-long', line: 2 } })
    expect(sent).toBeLessThan(4 * rowLimits.valueBytes)
  })
})

describe('any table written as CSV', () => {
  const value = fc.oneof(
    fc.string({
      unit: fc.constantFrom('a', '"', ',', ';', '\t', '\n', '\r', ' ', '\\', '.', 'é', '😀', '1'),
    }),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('\\.', '', '0', '"'),
  )
  const table = fc
    .integer({ min: 2, max: 6 })
    .chain((width) => fc.array(fc.array(value, { minLength: width, maxLength: width }), { maxLength: 12 }))
  const style = fc.record({
    delimiter: fc.constantFrom(',', ';', '\t'),
    lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
    quoteAll: fc.boolean(),
    mark: fc.boolean(),
    lastLineEnd: fc.boolean(),
    pieceBytes: fc.integer({ min: 1, max: 40 }),
  })
  const readable = (text: string) => text.isWellFormed() && !text.includes('\u0000')

  it('is read back unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(
        table,
        style,
        async (rows, { delimiter, lineEnd, quoteAll, mark, lastLineEnd, pieceBytes }) => {
          fc.pre(rows.flat().every(readable))
          const width = rows[0]?.length ?? 2
          const header = Array.from({ length: width }, (_, index) => `c${index}`)
          const written = [header, ...rows]
            .map((row) => row.map((text) => quote(text, delimiter, quoteAll)).join(delimiter))
            .join(lineEnd)
          const file = (mark ? '\ufeff' : '') + written + (lastLineEnd ? lineEnd : '')
          const kept = rows.filter((row) => row.some((text) => text.trim() !== '' || /[^ ]/.test(text)))
          expect((await read(file, pieceBytes)).rows).toEqual(kept)
        },
      ),
      { numRuns: 500 },
    )
  })

  function quote(text: string, delimiter: string, always: boolean): string {
    const needed = always || text.startsWith('"') || text.includes(delimiter) || /[\r\n]/.test(text)
    return needed ? `"${text.replaceAll('"', '""')}"` : text
  }
})
