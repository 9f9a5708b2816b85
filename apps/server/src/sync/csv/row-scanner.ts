import { ANY_TYPE, bitOf, type ColumnType, typeFor } from '../column-type.ts'
import type { RowLimits } from '../row-limits.ts'
import type { ColumnFacts } from '../rows.ts'
import { CR, type CsvDialect, LF, QUOTE } from './csv-dialect.ts'
import { CsvFailure, type CsvProblem } from './csv-failure.ts'
import { RowEdits } from './row-edits.ts'
import { valueFits } from './value-fits.ts'

const BLANK = 1
const WRITTEN_BLANK = 2
/** Spaces, which COPY does not read as null. */
const SPACES = 4
const SPACE = 0x20
const BACKSLASH = 0x5c
const DOT = 0x2e

/** Whether a line is the end-of-data marker of COPY. */
const isEndOfCopy = (bytes: Buffer, from: number, to: number): boolean =>
  to - from === 2 && bytes[from] === BACKSLASH && bytes[from + 1] === DOT

/**
 * Checks every row of a CSV file byte by byte and infers the types of its columns, without creating strings. Passes
 * the rows on, changed only where COPY would misread them. One long loop for speed: it sees every byte of every
 * file.
 */
export class RowScanner {
  rows = 0
  /** The line of the next row. */
  line: number
  readonly #width: number
  readonly #limits: RowLimits
  readonly #lineEnd: Buffer
  readonly #delimiter: number
  /** Bytes that end an unquoted value or need a check. */
  readonly #special = new Uint8Array(256)
  readonly #fits: Uint8Array
  readonly #blanks: Uint8Array
  /** The columns without a value in the current row, and how each blank is written. */
  readonly #blankColumns: Int32Array
  readonly #blankKinds: Uint8Array

  constructor(dialect: CsvDialect, width: number, limits: RowLimits) {
    this.#width = width
    this.#limits = limits
    this.line = dialect.headerLines + 1
    this.#lineEnd = Buffer.from(dialect.lineEnd)
    this.#delimiter = dialect.delimiter.charCodeAt(0)
    for (const byte of [this.#delimiter, QUOTE, CR, LF]) this.#special[byte] = 1
    this.#fits = new Uint8Array(width).fill(ANY_TYPE)
    this.#blanks = new Uint8Array(width)
    this.#blankColumns = new Int32Array(width)
    this.#blankKinds = new Uint8Array(width)
  }

  get columns(): ColumnFacts[] {
    return Array.from(this.#fits, (fits, column) => {
      const blanks = this.#blanks[column] ?? 0
      return {
        type: typeFor(fits),
        hasBlanks: blanks !== 0,
        hasWrittenBlanks: (blanks & WRITTEN_BLANK) !== 0,
      }
    })
  }

  /** Whether every value so far can be copied into columns of these types. Anything can be copied into text. */
  fits(types: readonly ColumnType[]): boolean {
    return types.every((type, column) => {
      if (type === 'text') return true
      return ((this.#fits[column] ?? 0) & bitOf(type)) !== 0 && ((this.#blanks[column] ?? 0) & SPACES) === 0
    })
  }

  /** Scans the whole rows at the start of `bytes`. Returns them as COPY should read them, and the offset of the rest. */
  scan(bytes: Buffer, final: boolean): { rows: Buffer; rest: number } {
    const edits = new RowEdits(bytes)
    let start = 0
    while (start < bytes.length) {
      const end = this.#scanRow(bytes, start, final, edits)
      if (end < 0) break
      start = end
    }
    const rest = bytes.length - start
    if (rest > this.#limits.rowBytes)
      this.#fail({ kind: 'row-too-long', line: this.line, limit: this.#limits.rowBytes })
    return { rows: edits.apply(start), rest: start }
  }

  /** Scans one row. Returns the offset of the next, or -1 when the row is incomplete. */
  #scanRow(bytes: Buffer, rowStart: number, final: boolean, edits: RowEdits): number {
    const length = bytes.length
    const width = this.#width
    const special = this.#special
    const fits = this.#fits
    let at = rowStart
    let column = 0
    let blanks = 0
    let lines = 0
    let written = false
    for (;;) {
      const valueStart = at
      if (at < length && bytes[at] === QUOTE) {
        at = this.#quotedEnd(bytes, at, final)
        if (at < 0) return -1
        const escaped = at - valueStart > 2 && bytes.indexOf(QUOTE, valueStart + 1) < at - 1
        lines += newlinesWithin(bytes, valueStart, at)
        if (column < width) {
          if (isBlank(bytes, valueStart + 1, at - 1)) {
            this.#blankColumns[blanks] = column
            this.#blankKinds[blanks++] = BLANK | WRITTEN_BLANK | (at - valueStart > 2 ? SPACES : 0)
          } else if (fits[column] !== 0) {
            fits[column] = escaped ? 0 : (fits[column] ?? 0) & valueFits(bytes, valueStart + 1, at - 1)
          }
        }
        written = true
        if (at < length && special[bytes[at] ?? 0] === 0)
          this.#fail({ kind: 'text-after-quote', line: this.line + lines })
      } else {
        let inner = false
        for (;;) {
          while (at < length && special[bytes[at] ?? 0] === 0) at++
          if (at === length || bytes[at] !== QUOTE) break
          inner = true
          at++
        }
        if (at === length && !final) return this.#notYet(at - valueStart)
        if (column < width) {
          if (at === valueStart) {
            this.#blankColumns[blanks] = column
            this.#blankKinds[blanks++] = BLANK
          } else {
            written = true
            if (fits[column] !== 0 || bytes[valueStart] === SPACE) {
              if (isBlank(bytes, valueStart, at)) {
                this.#blankColumns[blanks] = column
                this.#blankKinds[blanks++] = BLANK | WRITTEN_BLANK | SPACES
              } else fits[column] = (fits[column] ?? 0) & valueFits(bytes, valueStart, at)
            }
          }
        } else written = true
        if (inner) edits.quote(valueStart, at)
      }
      if (at - valueStart > this.#limits.valueBytes) this.#tooLong(lines)
      column++
      if (at === length || bytes[at] !== this.#delimiter) break
      at++
    }
    if (at === length && !final) return -1
    const end = this.#lineEndAfter(bytes, at, final)
    if (end < 0) return -1
    this.#finishRow(bytes, rowStart, at, end, edits, { column, blanks, lines, written })
    return end
  }

  #finishRow(
    bytes: Buffer,
    rowStart: number,
    at: number,
    end: number,
    edits: RowEdits,
    row: { column: number; blanks: number; lines: number; written: boolean },
  ) {
    if (this.#isLeftOut(row)) edits.replace(rowStart, end, EMPTY)
    else {
      if (row.column !== this.#width)
        this.#fail({ kind: 'ragged', line: this.line, values: row.column, expected: this.#width })
      for (let index = 0; index < row.blanks; index++) {
        const column = this.#blankColumns[index] ?? 0
        this.#blanks[column] = (this.#blanks[column] ?? 0) | (this.#blankKinds[index] ?? 0)
      }
      if (isEndOfCopy(bytes, rowStart, at)) edits.quote(rowStart, at)
      if (!this.#endsAlike(bytes, at, end)) edits.replace(at, end, this.#lineEnd)
      this.rows++
    }
    this.line += row.lines + (end > at ? 1 : 0)
  }

  #isLeftOut({ column, blanks, written }: { column: number; blanks: number; written: boolean }): boolean {
    return !written || (column === this.#width && blanks === this.#width)
  }

  #endsAlike(bytes: Buffer, at: number, end: number): boolean {
    return end - at === this.#lineEnd.length && bytes[at] === this.#lineEnd[0]
  }

  /** Returns the offset after the closing quote, or -1 when it has not arrived yet. */
  #quotedEnd(bytes: Buffer, open: number, final: boolean): number {
    let at = open + 1
    for (;;) {
      while (at < bytes.length && bytes[at] !== QUOTE) at++
      if (at === bytes.length) {
        if (final) this.#fail({ kind: 'unclosed-quote', line: this.line })
        return this.#notYet(at - open)
      }
      if (at + 1 === bytes.length) return final ? at + 1 : -1
      if (bytes[at + 1] !== QUOTE) return at + 1
      at += 2
    }
  }

  #lineEndAfter(bytes: Buffer, at: number, final: boolean): number {
    if (at === bytes.length || bytes[at] === LF) return Math.min(at + 1, bytes.length)
    if (at + 1 === bytes.length) return final ? at + 1 : -1
    return bytes[at + 1] === LF ? at + 2 : at + 1
  }

  #notYet(valueBytes: number): number {
    if (valueBytes > this.#limits.valueBytes) this.#tooLong(0)
    return -1
  }

  #tooLong(lines: number): never {
    return this.#fail({ kind: 'value-too-long', line: this.line + lines, limit: this.#limits.valueBytes })
  }

  #fail(problem: CsvProblem): never {
    throw new CsvFailure(problem)
  }
}

const EMPTY = Buffer.alloc(0)

function isBlank(bytes: Buffer, from: number, to: number): boolean {
  let at = from
  while (at < to && bytes[at] === SPACE) at++
  return at === to
}

function newlinesWithin(bytes: Buffer, from: number, to: number): number {
  let lines = 0
  for (let at = from; at < to; at++) if (bytes[at] === LF) lines++
  return lines
}
