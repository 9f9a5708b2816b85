import { columnNames } from '../column-names.ts'
import { type RowLimits, rowLimits } from '../row-limits.ts'
import type { Row, RowValue } from '../rows.ts'
import type { SourceColumn, SourceStream } from '../sources/source-adapter.ts'
import { syncMessages } from '../sync.messages.ts'
import { SyncFailure } from '../sync-failure.ts'
import type { RowReader } from './row-reader.ts'

type DeclaredStream = Pick<SourceStream, 'name' | 'key'> & { readonly columns: readonly SourceColumn[] }

/** Reads the rows of a stream that declares its columns, and checks every value against the limits. */
export function readDeclaredRows(
  stream: DeclaredStream,
  batches: AsyncIterable<readonly Row[]>,
  limits: RowLimits = rowLimits,
): RowReader {
  const { columns } = stream
  if (columns.length > limits.columns)
    throw refused(syncMessages.tooManyColumns(stream.name, columns.length, limits.columns))
  const check = rowCheck(stream, limits)
  return {
    columns: columnNames(columns.map(({ name }) => name)),
    expected: columns.map(({ type }) => type),
    rowCount: () => check.rows,
    facts: () =>
      columns.map(({ type }, at) => ({ type, hasBlanks: check.blanks[at] === 1, hasWrittenBlanks: false })),
    content: () => ({ format: 'rows', items: checked(batches, check.batch) }),
  }
}

async function* checked(batches: AsyncIterable<readonly Row[]>, check: (rows: readonly Row[]) => void) {
  for await (const rows of batches) {
    check(rows)
    if (rows.length > 0) yield rows
  }
}

const refused = (sentence: string) => new SyncFailure(sentence, { code: 'source-data' })

/** Most UTF-8 bytes of one UTF-16 unit. Only a text that may be too long is measured in bytes. */
const MOST_BYTES = 3

function rowCheck({ name, columns, key = [] }: DeclaredStream, limits: RowLimits) {
  const blanks = new Uint8Array(columns.length)
  const isKey = columns.map((column) => key.includes(column.name))
  const columnName = (at: number) => columns[at]?.name ?? ''
  const state = { rows: 0, blanks, batch }

  function batch(rows: readonly Row[]) {
    for (const row of rows) checkRow(row)
    state.rows += rows.length
  }

  function checkRow(row: Row) {
    if (row.length !== columns.length) throw new Error(`${name} has other columns than its source declared.`)
    let length = 0
    for (let at = 0; at < row.length; at++) length += checkValue(row[at] ?? null, at)
    if (length * MOST_BYTES > limits.rowBytes && bytesOf(row) > limits.rowBytes)
      throw refused(syncMessages.rowTooLong(name, limits.rowBytes))
  }

  /** Returns the length of a text, 0 for any other value. */
  function checkValue(value: RowValue, at: number): number {
    if (value === null) noteBlank(at)
    if (typeof value !== 'string') return 0
    checkText(value, at)
    if (isBlank(value)) noteBlank(at)
    return value.length
  }

  function checkText(value: string, at: number) {
    if (value.length * MOST_BYTES > limits.valueBytes && Buffer.byteLength(value) > limits.valueBytes)
      throw refused(syncMessages.valueTooLong(name, columnName(at), limits.valueBytes))
    if (value.includes('\0')) throw refused(syncMessages.nulCharacter(name, columnName(at)))
  }

  function noteBlank(at: number) {
    if (isKey[at])
      throw refused(syncMessages.keyBlank(name, columnNames(columns.map((one) => one.name))[at] ?? ''))
    blanks[at] = 1
  }
  return state
}

const SPACE = 0x20

/** Most values do not start with a space, so few reach the expression. */
const isBlank = (value: string) => value === '' || (value.charCodeAt(0) === SPACE && /^ *$/.test(value))

const bytesOf = (row: Row) =>
  row.reduce<number>(
    (sum, value: RowValue) => sum + (typeof value === 'string' ? Buffer.byteLength(value) : 0),
    0,
  )
