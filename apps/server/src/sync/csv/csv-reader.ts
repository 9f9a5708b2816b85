import { isUtf8 } from 'node:buffer'
import { parse } from 'csv-parse/sync'
import { columnNames } from '../column-names.ts'
import type { ColumnType } from '../column-type.ts'
import { type RowLimits, rowLimits } from '../row-limits.ts'
import type { ColumnFacts } from '../rows.ts'
import { type CsvDialect, linesIn, sniffDialect } from './csv-dialect.ts'
import { CsvFailure, UnexpectedValue } from './csv-failure.ts'
import { RowScanner } from './row-scanner.ts'

/** A CSV file while it is read. The facts about its columns are complete once all `rows` have been read. */
export type CsvReader = {
  /** Safe, unique names from the header line. */
  readonly columns: readonly string[]
  readonly delimiter: CsvDialect['delimiter']
  /** Batches of whole, checked rows, as `COPY … (FORMAT csv)` reads them. Throws a {@link CsvFailure}. */
  readonly rows: AsyncIterable<Uint8Array>
  readonly rowCount: () => number
  readonly facts: () => readonly ColumnFacts[]
  /** Makes `rows` throw {@link UnexpectedValue} before it yields a value that does not fit these types. */
  readonly mustFit: (types: readonly ColumnType[]) => void
}

/** Small enough to keep memory flat and the event loop awake, large enough to make COPY fast. */
const BATCH_BYTES = 256 * 1024

/**
 * Reads the header and the first rows, then the others as they are requested. Memory does not grow with the file.
 */
export async function readCsv(
  source: AsyncIterable<Uint8Array>,
  limits: RowLimits = rowLimits,
): Promise<CsvReader> {
  const batches = inBatches(source)[Symbol.asyncIterator]()
  const { dialect, bytes, final } = await readHeader(batches, limits)
  const columns = headings(bytes, dialect, limits)
  const scanner = new RowScanner(dialect, columns.length, limits)
  const first = scanChecked(scanner, bytes.subarray(dialect.headerEnd), final)
  let types: readonly ColumnType[] = []
  return {
    columns,
    delimiter: dialect.delimiter,
    rows: scanned(scanner, batches, first, () => types),
    rowCount: () => scanner.rows,
    facts: () => scanner.columns,
    mustFit(those) {
      types = those
    },
  }
}

async function readHeader(
  batches: AsyncIterator<Uint8Array[]>,
  limits: RowLimits,
): Promise<{ dialect: CsvDialect; bytes: Buffer; final: boolean }> {
  let bytes = Buffer.alloc(0)
  for (;;) {
    const next = await batches.next()
    const final = next.done === true
    if (!final) bytes = Buffer.concat([bytes, ...next.value])
    const dialect = sniffDialect(bytes, final)
    if (dialect) return { dialect, bytes, final }
    if (bytes.length > limits.rowBytes) refuseHeader(limits)
  }
}

function refuseHeader({ rowBytes }: RowLimits): never {
  throw new CsvFailure({ kind: 'row-too-long', line: 1, limit: rowBytes })
}

function headings(bytes: Buffer, dialect: CsvDialect, limits: RowLimits): string[] {
  const header = bytes.subarray(dialect.headerStart, dialect.headerEnd)
  if (header.length === 0) throw new CsvFailure({ kind: 'empty' })
  if (!isUtf8(header)) throw new CsvFailure({ kind: 'not-utf-8', line: dialect.headerLines })
  if (header.length > limits.rowBytes) refuseHeader(limits)
  const [names = []] = parseHeader(header, dialect)
  if (names.length > limits.columns)
    throw new CsvFailure({ kind: 'too-many-columns', columns: names.length, limit: limits.columns })
  return columnNames(names)
}

function parseHeader(header: Buffer, dialect: CsvDialect): string[][] {
  try {
    return parse(header, {
      delimiter: dialect.delimiter,
      relax_quotes: true,
      record_delimiter: dialect.lineEnd,
    })
  } catch {
    throw new CsvFailure({ kind: 'unclosed-quote', line: dialect.headerLines })
  }
}

type Scanned = { readonly rows: Buffer; readonly carried: Buffer; readonly final: boolean }

function scanChecked(scanner: RowScanner, bytes: Buffer, final: boolean): Scanned {
  const line = scanner.line
  const { rows, rest } = scanner.scan(bytes, final)
  refuseBadBytes(bytes.subarray(0, rest), line)
  return { rows, carried: bytes.subarray(rest), final }
}

async function* scanned(
  scanner: RowScanner,
  batches: AsyncIterator<Uint8Array[]>,
  first: Scanned,
  types: () => readonly ColumnType[],
) {
  let now = first
  for (;;) {
    if (!scanner.fits(types())) throw new UnexpectedValue()
    if (now.rows.length > 0) yield now.rows
    if (now.final) return
    const next = await batches.next()
    const final = next.done === true
    now = scanChecked(scanner, final ? now.carried : Buffer.concat([now.carried, ...next.value]), final)
  }
}

/** Checks whole rows, so that no character is cut in two. */
function refuseBadBytes(bytes: Buffer, firstLine: number) {
  if (!isUtf8(bytes)) {
    const line = firstLine + badLine(bytes)
    throw new CsvFailure({ kind: 'not-utf-8', line })
  }
  const nul = bytes.indexOf(0)
  if (nul >= 0) throw new CsvFailure({ kind: 'nul', line: firstLine + linesIn(bytes.subarray(0, nul)) })
}

/** Counts the lines before the first line that is not UTF-8. */
function badLine(bytes: Buffer): number {
  let start = 0
  let lines = 0
  for (;;) {
    const end = bytes.indexOf('\n', start)
    if (end < 0 || !isUtf8(bytes.subarray(start, end))) return lines
    start = end + 1
    lines++
  }
}

/** Collects pieces until a batch is large enough. They are joined once, together with the carried bytes. */
async function* inBatches(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array[]> {
  let pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of source) {
    pieces.push(piece)
    size += piece.length
    if (size < BATCH_BYTES) continue
    yield pieces
    pieces = []
    size = 0
  }
  if (size > 0) yield pieces
}
