import type { Row, SelectedRows } from '../../rows.ts'
import type { DeclaredRows, Progress, Reading } from '../source-adapter.ts'
import { type Cursor, choiceOf, readCursor } from './cursor.ts'
import { type FirstPage, firstPageOf } from './first-page.ts'
import type { HttpStream, RecordPage, SourceRecord } from './http-stream.ts'
import { coversFrom, planReading, type ReadingPlan, samePlace } from './reading-plan.ts'
import { type RecordReader, type RecordTools, readRecords } from './record-reader.ts'
import { keyOf, type StreamTable, tablesOf } from './records.ts'
import { createSpool, type Spool } from './spool.ts'

export type StreamTools = Omit<RecordTools, 'signal' | 'choice' | 'progress'> & {
  /** The settings that choose rows. */
  readonly settings: readonly string[]
  /** Sends a request without repeating it. */
  readonly sendOnce: RecordTools['send']
}

/** A finished reading whose rows other tables can still use. */
type SharedReading = Ended & {
  readonly from: Cursor | undefined
  readonly spools: ReadonlyMap<string, Spool>
}

/** What a reading found out besides its rows. */
type Ended = {
  readonly extent: 'changes' | 'whole'
  readonly cursor: Cursor | undefined
  readonly more: boolean
  /** The names of the tables that the reading found rows for. */
  readonly filled: ReadonlySet<string>
} & Keys

/** Values of the key of deleted records, of all records that were read, and of all that the source still has. */
type Keys = {
  readonly removed: readonly string[]
  readonly read: readonly string[]
  readonly retained: readonly string[] | undefined
}

/** Reads a stream once for all of its tables: the rows of the others wait in spools. */
export type StreamReader = {
  readonly tables: readonly StreamTable[]
  open(table: StreamTable, signal: AbortSignal, reading: Reading, progress?: Progress): DeclaredRows
  /** Reads the first page that has records, and stores nothing. */
  firstPage(table: StreamTable, signal: AbortSignal): Promise<FirstPage>
  close(): void
}

export function createStreamReader(stream: HttpStream, tools: StreamTools): StreamReader {
  const tables = tablesOf(stream, tools.messages)
  const choice = choiceOf(tools.settings, stream)
  const spoolsInUse = new Set<Spool>()
  let shared: SharedReading | undefined

  function open(
    table: StreamTable,
    signal: AbortSignal,
    reading: Reading,
    progress?: Progress,
  ): DeclaredRows {
    let ended: Ended | undefined
    let plan: ReadingPlan
    async function* rows(): AsyncGenerator<Row[]> {
      plan = planReading(stream, reading, choice, tools.now())
      const spool = spoolFor(table, plan, reading)
      if (spool && shared) {
        yield* spool.rows()
        ended = shared
      } else ended = yield* readAnew(table, plan, signal, progress)
    }
    return {
      rows: rows(),
      get extent() {
        return ended?.extent ?? 'whole'
      },
      get keepsOthers() {
        return stream.keepsOld === true && ended?.extent === 'changes'
      },
      cursor: () => ended?.cursor && JSON.stringify(cursorFor(table, plan, ended)),
      more: () => ended?.more ?? false,
      removed: () => ended && removedRows(table, ended),
      retained: () => ended && retainedRows(table, ended),
    }
  }

  function spoolFor({ name }: StreamTable, plan: ReadingPlan, { cursor }: Reading): Spool | undefined {
    if (!shared || (cursor !== undefined && samePlace(shared.cursor, readCursor(cursor, choice))))
      return undefined
    const isWhole = shared.extent === 'whole'
    const covers = isWhole || (plan.inSlices && coversFrom(stream, shared.from, plan.from))
    return covers ? shared.spools.get(name) : undefined
  }

  async function* readAnew(
    table: StreamTable,
    plan: ReadingPlan,
    signal: AbortSignal,
    progress: Progress = () => undefined,
  ): AsyncGenerator<Row[], Ended> {
    closeSpools()
    const spools = new Map(tables.filter((one) => one !== table).map(({ name }) => [name, newSpool()]))
    const reader = readRecords(stream, plan, { ...tools, choice, signal, progress })
    const keys: NotedKeys = { removed: [], read: [], retained: undefined }
    const filled = new Set<string>()
    for await (const page of reader.pages()) {
      // A whole reading deletes every row that it does not have.
      if (plan.from || plan.inSlices) noteKeys(stream, page, keys, tools.messages)
      const records = stream.isRemoved ? page.records.filter((one) => !stream.isRemoved?.(one)) : page.records
      for (const other of tables) {
        const rows = rowsOf(other, records)
        if (rows.length > 0) filled.add(other.name)
        await spools.get(other.name)?.add(rows)
        if (other === table && rows.length > 0) yield rows
      }
    }
    const ended = { ...endOf(reader, plan, keys), filled }
    shared = { ...ended, from: plan.from, spools }
    return ended
  }

  function newSpool(): Spool {
    const spool = createSpool()
    spoolsInUse.add(spool)
    return spool
  }

  function closeSpools() {
    shared = undefined
    for (const spool of spoolsInUse) void spool.close()
    spoolsInUse.clear()
  }

  async function firstPage(table: StreamTable, signal: AbortSignal): Promise<FirstPage> {
    const plan = { from: undefined, inSlices: false, firstPageOnly: true }
    const quiet = { send: tools.sendOnce, warn: () => undefined, progress: () => undefined }
    const reader = readRecords(stream, plan, { ...tools, ...quiet, choice, signal })
    let records: readonly SourceRecord[] = []
    for await (const page of reader.pages()) if (records.length === 0) records = page.records
    const stored = records.filter((one) => !stream.isRemoved?.(one))
    return firstPageOf(table, stored, reader.more())
  }

  return { tables, open, firstPage, close: closeSpools }
}

type NotedKeys = { removed: string[]; read: string[]; retained: readonly string[] | undefined }

function noteKeys(
  stream: HttpStream,
  { records, removed = [], retained }: RecordPage,
  keys: NotedKeys,
  messages: StreamTools['messages'],
) {
  keys.retained = retained ?? keys.retained
  for (const record of records) {
    const key = keyOf(stream, record, messages)
    if (key === undefined) continue
    keys.read.push(key)
    if (stream.isRemoved?.(record)) keys.removed.push(key)
  }
  for (const key of removed) keys.removed.push(key)
}

const rowsOf = (table: StreamTable, records: readonly SourceRecord[]) =>
  records.flatMap((record) => table.rows(record))

function endOf(reader: RecordReader, { from }: ReadingPlan, keys: Keys): Omit<Ended, 'filled'> {
  const extent = from || reader.more() ? 'changes' : 'whole'
  return { ...keys, extent, cursor: reader.cursor(), more: reader.more() }
}

/** Marks the cursor of a table that has no rows yet. */
function cursorFor({ name }: StreamTable, { from }: ReadingPlan, { cursor, filled }: Ended) {
  const isFirst = from?.position === undefined && from?.nextWindow === undefined
  const wasEmpty = isFirst || from.empty === true
  return { ...cursor, ...(wasEmpty && !filled.has(name) && { empty: true }) }
}

/** A changed parent replaces all of its child rows, so that removed ones disappear. */
function removedRows(
  { removedBy, child }: StreamTable,
  { extent, removed, read }: Ended,
): SelectedRows | undefined {
  const values = child ? [...read, ...removed] : removed
  if (extent === 'whole' || !removedBy || values.length === 0) return undefined
  return { column: removedBy, values }
}

function retainedRows({ removedBy }: StreamTable, { extent, retained }: Ended): SelectedRows | undefined {
  if (extent === 'whole' || !removedBy || !retained) return undefined
  return { column: removedBy, values: retained }
}
