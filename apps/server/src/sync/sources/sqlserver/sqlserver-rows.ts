import type sql from 'mssql'
import { bracketIdentifier } from '../../../drivers/sqlserver/sqlserver-quoting.ts'
import { csvLimits } from '../../csv/csv-limits.ts'
import { SourceFailure } from '../../source-failure.ts'
import { readingOf } from './source-types.ts'
import { sqlServerMessages } from './sqlserver.messages.ts'
import { calledOf, pathOf, type SourceTable } from './sqlserver-catalogue.ts'

/** The statement that reads a table; with `column` the rows whose rowversion lies from @from up to below @below. */
export function selectOf(table: SourceTable, column?: string): string {
  const columns = table.columns.map(({ name, type }) => {
    const asked = bracketIdentifier(name)
    return readingOf(type).select?.(asked) ?? asked
  })
  const where = column
    ? ` where ${bracketIdentifier(column)} >= @from and ${bracketIdentifier(column)} < @below`
    : ''
  return `select ${columns.join(', ')} from ${pathOf(table)}${where}`
}

export const headingsOf = ({ columns }: SourceTable): string =>
  `${columns.map(({ name }) => quoted(name)).join(',')}\n`

/** Makes lines of CSV out of rows: null is nothing between two commas, an empty text is written "". */
export function lineWriter(table: SourceTable): (row: readonly unknown[]) => string {
  const writers = table.columns.map(({ name, type }) => {
    const reading = readingOf(type)
    const isText = reading.type === 'text'
    return (value: unknown) => {
      if (value === null || value === undefined) return ''
      const written = reading.write(value)
      if (written.length * 3 > csvLimits.valueBytes) refuseTooLong(table, name, written)
      return isText ? field(written) : written
    }
  })
  return (row) => `${writers.map((write, at) => write(row[at])).join(',')}\n`
}

function refuseTooLong(table: SourceTable, column: string, value: string) {
  if (Buffer.byteLength(value) <= csvLimits.valueBytes) return
  const sentence = sqlServerMessages.tooLong(calledOf(table), column, csvLimits.valueBytes)
  throw new SourceFailure(sentence, { code: 'source-data' })
}

const SPECIAL = /[",\r\n\\]/

const field = (text: string) => (text === '' || SPECIAL.test(text) ? quoted(text) : text)
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

const CHUNK = 64 * 1024

type Reading = {
  readonly request: sql.Request
  readonly statement: string
  readonly line: (row: readonly unknown[]) => string
  /** How long the server may be silent while we wait for it. Milliseconds. */
  readonly idleMs: number
  readonly signal: AbortSignal
}

/** The rows of a statement as CSV, read no faster than they are taken; ends only when the server said that it is done. */
export async function* rowsAsCsv(reading: Reading): AsyncGenerator<Buffer> {
  const { request, statement, signal } = reading
  const rows = new ArrivingRows(reading)
  const abort = () => rows.fail(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  try {
    signal.throwIfAborted()
    request.query(statement).catch(rows.fail)
    for (let chunk = await rows.next(); chunk.length > 0; chunk = await rows.next()) yield chunk
  } finally {
    signal.removeEventListener('abort', abort)
    if (!rows.ended) request.cancel()
  }
}

/** Collects what the driver tells of, a chunk ahead of whoever takes it. */
class ArrivingRows {
  ended = false
  readonly #reading: Reading
  #text = ''
  #failure: unknown
  #waiting: { wake: () => void; silent: NodeJS.Timeout } | undefined

  constructor(reading: Reading) {
    this.#reading = reading
    const { request } = reading
    request.stream = true
    request.arrayRowMode = true
    request.on('row', (row: unknown[]) => this.#add(row))
    request.on('error', this.fail)
    request.on('done', () => {
      this.ended = true
      this.#wake()
    })
  }

  fail = (error: unknown) => {
    this.#failure ??= error
    this.#wake()
  }

  /** The next chunk, an empty one at the end. */
  async next(): Promise<Buffer> {
    if (this.#text.length < CHUNK && !this.ended && !this.#failure) await this.#more()
    if (this.#failure) throw this.#failure
    const chunk = Buffer.from(this.#text)
    this.#text = ''
    this.#reading.request.resume()
    return chunk
  }

  #add(row: readonly unknown[]) {
    try {
      this.#text += this.#reading.line(row)
    } catch (error) {
      return this.fail(error)
    }
    this.#waiting?.silent.refresh()
    if (this.#text.length < CHUNK) return
    this.#reading.request.pause()
    this.#wake()
  }

  #more() {
    const { promise, resolve } = Promise.withResolvers<void>()
    const silent = setTimeout(() => this.fail(timedOut()), this.#reading.idleMs)
    this.#waiting = { wake: resolve, silent }
    return promise
  }

  #wake() {
    clearTimeout(this.#waiting?.silent)
    this.#waiting?.wake()
    this.#waiting = undefined
  }
}

const timedOut = () => new SourceFailure(sqlServerMessages.timedOut, { code: 'timed-out', passing: true })
