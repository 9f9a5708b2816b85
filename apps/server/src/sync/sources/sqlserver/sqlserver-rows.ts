import type sql from 'mssql'
import { bracketIdentifier } from '../../../drivers/sqlserver/sqlserver-quoting.ts'
import type { Row, RowValue } from '../../rows.ts'
import { SourceFailure } from '../../source-failure.ts'
import { readingOf } from './source-types.ts'
import { sqlServerMessages } from './sqlserver.messages.ts'
import { pathOf, type SourceTable } from './sqlserver-catalogue.ts'

/** Selects some rows of a table: those with a rowversion from @from to below @below in `column`, or the first ones. */
type Selection = { column?: string | undefined; top?: number }

/** Returns the statement that reads a table. */
export function selectOf(table: SourceTable, { column, top }: Selection = {}): string {
  const columns = table.columns.map(({ name, type }) => {
    const asked = bracketIdentifier(name)
    return readingOf(type).select?.(asked) ?? asked
  })
  const where = column
    ? ` where ${bracketIdentifier(column)} >= @from and ${bracketIdentifier(column)} < @below`
    : ''
  return `select ${top === undefined ? '' : `top (${top}) `}${columns.join(', ')} from ${pathOf(table)}${where}`
}

/** Converts the driver's values of a row, in place. */
export function rowConverter({ columns }: SourceTable): (row: unknown[]) => Row {
  const converters = columns.flatMap(({ type }, at) => {
    const { convert } = readingOf(type)
    return convert ? [{ at, convert }] : []
  })
  return (row) => {
    for (const { at, convert } of converters) if (row[at] !== null) row[at] = convert(row[at])
    // The other columns keep the driver's types: see `source-types.ts`.
    return row as RowValue[]
  }
}

/** About this many characters are read ahead. */
const BATCH_LENGTH = 64 * 1024

type Reading = {
  readonly request: sql.Request
  readonly statement: string
  readonly convert: (row: unknown[]) => Row
  /** How long the server may be silent while we wait for it. Milliseconds. */
  readonly idleMs: number
  readonly signal: AbortSignal
}

/** Yields the rows of a statement, read no faster than they are consumed. Ends only when the server has reported the end. */
export async function* readRows(reading: Reading): AsyncGenerator<Row[]> {
  const { request, statement, signal } = reading
  const rows = new ArrivingRows(reading)
  const abort = () => rows.fail(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  try {
    signal.throwIfAborted()
    request.query(statement).catch(rows.fail)
    for (let batch = await rows.next(); batch.length > 0; batch = await rows.next()) yield batch
  } finally {
    signal.removeEventListener('abort', abort)
    if (!rows.ended) request.cancel()
  }
}

/** Collects the rows the driver emits, one batch ahead of the reader. */
class ArrivingRows {
  ended = false
  readonly #reading: Reading
  #rows: Row[] = []
  #length = 0
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

  /** Returns the next batch, an empty one at the end. */
  async next(): Promise<Row[]> {
    if (this.#length < BATCH_LENGTH && !this.ended && !this.#failure) await this.#more()
    if (this.#failure) throw this.#failure
    const batch = this.#rows
    this.#rows = []
    this.#length = 0
    this.#reading.request.resume()
    return batch
  }

  #add(values: unknown[]) {
    const row = this.#reading.convert(values)
    this.#rows.push(row)
    this.#length += lengthOf(row)
    this.#waiting?.silent.refresh()
    if (this.#length < BATCH_LENGTH) return
    this.#reading.request.pause()
    this.#wake()
  }

  #more() {
    const { promise, resolve } = Promise.withResolvers<void>()
    const silent = setTimeout(() => this.fail(timedOut(this.#reading.idleMs)), this.#reading.idleMs)
    this.#waiting = { wake: resolve, silent }
    return promise
  }

  #wake() {
    clearTimeout(this.#waiting?.silent)
    this.#waiting?.wake()
    this.#waiting = undefined
  }
}

const lengthOf = (row: Row) => {
  let length = 0
  for (const value of row) length += typeof value === 'string' ? value.length : 8
  return length
}

const timedOut = (silentMs: number) =>
  new SourceFailure(sqlServerMessages.timedOut, { code: 'timed-out', passing: true, silentMs })
