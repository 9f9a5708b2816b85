import type { RemovedRows, Row } from '../../rows.ts'
import type { DeclaredRows, Reading } from '../source-adapter.ts'
import { type Cursor, choiceOf } from './cursor.ts'
import type { HttpStream, RecordPage, SourceRecord } from './http-stream.ts'
import { coversFrom, planReading, type ReadingPlan } from './reading-plan.ts'
import { type RecordReader, type RecordTools, readRecords } from './record-reader.ts'
import { keyOf, type StreamTable, tablesOf } from './records.ts'
import { createSpool, type Spool } from './spool.ts'

export type StreamTools = Omit<RecordTools, 'signal' | 'choice'> & {
  /** The settings that choose rows. */
  readonly settings: readonly string[]
}

/** A finished reading whose rows other tables can still use. */
type SharedReading = Ended & {
  readonly from: Cursor | undefined
  readonly spools: ReadonlyMap<string, Spool>
}

/** What a reading found out besides its rows. */
type Ended = {
  readonly extent: 'changes' | 'whole'
  readonly cursor: string | undefined
  readonly more: boolean
  /** Values of the key of deleted records, and of all records. */
  readonly removed: readonly string[]
  readonly read: readonly string[]
}

/** Reads a stream once for all of its tables: the rows of the others wait in spools. */
export type StreamReader = {
  readonly tables: readonly StreamTable[]
  open(table: StreamTable, signal: AbortSignal, reading: Reading): DeclaredRows
  close(): void
}

export function createStreamReader(stream: HttpStream, tools: StreamTools): StreamReader {
  const tables = tablesOf(stream, tools.messages)
  const choice = choiceOf(tools.settings, stream)
  const spoolsInUse = new Set<Spool>()
  let shared: SharedReading | undefined

  function open(table: StreamTable, signal: AbortSignal, reading: Reading): DeclaredRows {
    let ended: Ended | undefined
    async function* rows(): AsyncGenerator<Row[]> {
      const plan = planReading(stream, reading, choice, tools.now())
      const spool = spoolFor(table, plan, reading)
      if (spool && shared) {
        yield* spool.rows()
        ended = shared
      } else ended = yield* readAnew(table, plan, signal)
    }
    return {
      rows: rows(),
      get extent() {
        return ended?.extent ?? 'whole'
      },
      get keepsOthers() {
        return stream.keepsOld === true && ended?.extent === 'changes'
      },
      cursor: () => ended?.cursor,
      more: () => ended?.more ?? false,
      removed: () => ended && removedRows(table, ended),
    }
  }

  function spoolFor({ name }: StreamTable, plan: ReadingPlan, { cursor }: Reading): Spool | undefined {
    if (!shared || (cursor !== undefined && shared.cursor === cursor)) return undefined
    const isWhole = shared.extent === 'whole'
    const covers = isWhole || (plan.inSlices && coversFrom(stream, shared.from, plan.from))
    return covers ? shared.spools.get(name) : undefined
  }

  async function* readAnew(
    table: StreamTable,
    plan: ReadingPlan,
    signal: AbortSignal,
  ): AsyncGenerator<Row[], Ended> {
    closeSpools()
    const spools = new Map(tables.filter((one) => one !== table).map(({ name }) => [name, newSpool()]))
    const reader = readRecords(stream, plan, { ...tools, choice, signal })
    const keys = { removed: [] as string[], read: [] as string[] }
    for await (const page of reader.pages()) {
      // A whole reading deletes every row that it does not have.
      if (plan.from || plan.inSlices) noteKeys(stream, page, keys, tools.messages)
      const records = stream.isRemoved ? page.records.filter((one) => !stream.isRemoved?.(one)) : page.records
      for (const other of tables) await spools.get(other.name)?.add(rowsOf(other, records))
      const own = rowsOf(table, records)
      if (own.length > 0) yield own
    }
    const ended = endOf(reader, plan, keys)
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

  return { tables, open, close: closeSpools }
}

type Keys = { removed: string[]; read: string[] }

function noteKeys(
  stream: HttpStream,
  { records, removed = [] }: RecordPage,
  keys: Keys,
  messages: StreamTools['messages'],
) {
  for (const record of records) {
    const key = keyOf(stream, record, messages)
    if (key === undefined) continue
    keys.read.push(key)
    if (stream.isRemoved?.(record)) keys.removed.push(key)
  }
  keys.removed.push(...removed)
}

const rowsOf = (table: StreamTable, records: readonly SourceRecord[]) =>
  records.flatMap((record) => table.rows(record))

function endOf(reader: RecordReader, { from }: ReadingPlan, keys: Keys): Ended {
  const cursor = reader.cursor()
  const extent = from || reader.more() ? 'changes' : 'whole'
  return { ...keys, extent, cursor: cursor && JSON.stringify(cursor), more: reader.more() }
}

/** A changed parent replaces all of its child rows, so that removed ones disappear. */
function removedRows(
  { removedBy, child }: StreamTable,
  { extent, removed, read }: Ended,
): RemovedRows | undefined {
  const values = child ? [...read, ...removed] : removed
  if (extent === 'whole' || !removedBy || values.length === 0) return undefined
  return { column: removedBy, values }
}
