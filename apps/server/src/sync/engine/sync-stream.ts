import type { Kysely } from 'kysely'
import type { Database } from '../../storage/schema.ts'
import type { Storage } from '../../storage/storage.ts'
import { CsvFailure, UnexpectedValue } from '../csv/csv-failure.ts'
import type { SourceAdapter, SourceStream, StreamRows } from '../sources/source-adapter.ts'
import { syncMessages } from '../sync.messages.ts'
import { SyncFailure } from '../sync-failure.ts'
import type { RowsToStage, Storing, SyncTarget } from '../targets/sync-target.ts'
import { type ExistingTable, ownerMark } from '../targets/target-table.ts'
import { readDeclaredRows } from './declared-rows.ts'
import { readFileRows } from './file-rows.ts'
import type { RowReader } from './row-reader.ts'
import { countRows, mustStillHold } from './run-store.ts'
import {
  doubtfulColumn,
  planStream,
  readingOf,
  type StreamWork,
  stagingTypes,
  streamColumns,
} from './stream-plan.ts'
import { recordStream } from './synced-files.ts'

export type StreamSync = StreamWork & {
  readonly storage: Storage
  readonly target: SyncTarget
  readonly source: SourceAdapter
  readonly now: () => Date
  readonly signal: AbortSignal
  readonly progress: (detail: string) => Promise<void>
}

/** The outcome of storing a stream or a slice of it. */
export type StoredStream = {
  readonly rows: number
  readonly cursor: string | undefined
  /** It was a slice: the stream continues from the cursor. */
  readonly more: boolean
}

/** Stores all rows of one stream or of its next slice, or no row if one fails. */
export async function syncStream(sync: StreamSync): Promise<StoredStream> {
  const existing = await sync.target.describe(sync.table)
  try {
    return await readAndStore(sync, existing, true)
  } catch (error) {
    if (error instanceof UnexpectedValue) return readAndStore(sync, existing, false)
    throw error
  }
}

async function readAndStore(
  sync: StreamSync,
  existing: ExistingTable | undefined,
  typed: boolean,
): Promise<StoredStream> {
  const { stream, source, target, signal, progress } = sync
  const reading = readingOf(sync, existing)
  try {
    const shown: Shown = { sentence: undefined }
    const rows = source.open(stream, signal, reading, (sentence) => {
      shown.sentence = syncMessages.progress(stream.name, sentence)
      // A lost lease ends the run where it is checked.
      progress(shown.sentence).catch(() => undefined)
    })
    const reader = await readerOf(stream, rows)
    const types = typed ? stagingTypes(existing, reader) : reader.columns.map(() => 'text' as const)
    await target.withSession(signal, async (session) => {
      await session.stage({
        name: stream.name,
        columns: reader.columns.map((name, at) => ({ name, type: types[at] ?? 'text' })),
        newTable: existing ? undefined : sync.table,
        content: withProgress(sync, { reader, shown }, reader.content(types)),
      })
      await progress(syncMessages.storing(stream.name, reader.rowCount()))
      await session.store(storing(sync, { ...reading, rows, reader }))
    })
    // When the server dies in between, the next refresh stores the same rows again.
    if (!isOurs(target)) await sync.storage.db.transaction().execute((trx) => record(sync, rows, reader, trx))
    return { rows: reader.rowCount(), cursor: rows.cursor?.(), more: rows.more?.() ?? false }
  } catch (error) {
    throw error instanceof CsvFailure
      ? new SyncFailure(syncMessages.csv(stream.name, error.problem), { code: 'source-data', cause: error })
      : error
  }
}

async function readerOf(stream: SourceStream, rows: StreamRows): Promise<RowReader> {
  if ('bytes' in rows) return readFileRows(rows.bytes)
  const { columns } = stream
  if (!columns) throw new Error(`${stream.name} has rows, but declares no columns.`)
  return readDeclaredRows({ ...stream, columns }, rows.rows)
}

/** The last sentence with which a source showed its progress. */
type Shown = { sentence: string | undefined }

const isOurs = ({ place }: SyncTarget) => place === ''

function withProgress(
  { stream, progress }: StreamSync,
  { reader, shown }: { reader: RowReader; shown: Shown },
  content: RowsToStage['content'],
): RowsToStage['content'] {
  async function* reported<T>(items: AsyncIterable<T>) {
    for await (const item of items) {
      yield item
      await progress(shown.sentence ?? syncMessages.reading(stream.name, reader.rowCount()))
    }
  }
  return content.format === 'csv'
    ? { ...content, items: reported(content.items) }
    : { ...content, items: reported(content.items) }
}

type Read = ReturnType<typeof readingOf> & { rows: StreamRows; reader: RowReader }

function storing(sync: StreamSync, { rows, reader, full, cursor }: Read): Storing {
  const { stream, table, run } = sync
  const columns = streamColumns(stream, reader)
  return {
    name: stream.name,
    table,
    owner: ownerMark(run.connectorId),
    plan(existing) {
      const { extent, keepsOthers = false } = rows
      const reading = {
        full: full && !keepsOthers,
        cursor,
        extent,
        removed: rows.removed?.(),
        retained: rows.retained?.(),
      }
      return planStream(sync, existing, columns, reading)
    },
    doubtful: (plan) => doubtfulColumn(plan, columns),
    beforeCommit: (ours) => (ours ? record(sync, rows, reader, ours) : mustStillHold(sync.storage.db, run)),
  }
}

async function record(sync: StreamSync, rows: StreamRows, reader: RowReader, db: Kysely<Database>) {
  const { run, stream, table, target, now } = sync
  const count = reader.rowCount()
  await recordStream(db, run, stream, {
    table,
    target: target.place,
    at: now(),
    rows: count,
    cursor: rows.cursor?.(),
  })
  await countRows(db, run, count)
}
