import type { Kysely } from 'kysely'
import type { Database } from '../../storage/schema.ts'
import type { Storage } from '../../storage/storage.ts'
import { CsvFailure } from '../csv/csv-failure.ts'
import { csvLimits } from '../csv/csv-limits.ts'
import { type CsvReader, readCsv } from '../csv/csv-reader.ts'
import type { SourceAdapter, StreamRows } from '../sources/source-adapter.ts'
import { syncMessages } from '../sync.messages.ts'
import { SyncFailure } from '../sync-failure.ts'
import type { Storing, SyncTarget } from '../targets/sync-target.ts'
import { ownerMark } from '../targets/target-table.ts'
import { countRows, mustStillHold } from './run-store.ts'
import { doubtfulColumn, planStream, readingOf, type StreamWork, streamColumns } from './stream-plan.ts'
import { recordStream } from './synced-files.ts'

export type StreamSync = StreamWork & {
  readonly storage: Storage
  readonly target: SyncTarget
  readonly source: SourceAdapter
  readonly now: () => Date
  readonly signal: AbortSignal
  readonly progress: (detail: string) => Promise<void>
}

/** Brings one stream into its table: all of its rows or, whatever happens, none. Answers how many rows it has. */
export async function syncStream(sync: StreamSync): Promise<number> {
  const { stream, source, target, signal, progress } = sync
  const reading = readingOf(sync, await target.describe(sync.table))
  try {
    const rows = source.open(stream, signal, reading)
    const reader = await readCsv(rows.bytes, { ...csvLimits, exact: stream.columns !== undefined })
    await target.withSession(signal, async (session) => {
      await session.stage({ ...reader, rows: reporting(sync, reader) })
      await progress(syncMessages.storing(stream.name, reader.rowCount()))
      await session.store(storing(sync, { ...reading, rows, reader }))
    })
    // A server that dies in between has the work done once more.
    if (!isOurs(target)) await sync.storage.db.transaction().execute((trx) => note(sync, rows, reader, trx))
    return reader.rowCount()
  } catch (error) {
    throw error instanceof CsvFailure
      ? new SyncFailure(syncMessages.csv(stream.name, error.problem), { code: 'source-data', cause: error })
      : error
  }
}

const isOurs = ({ place }: SyncTarget) => place === ''

async function* reporting({ stream, progress }: StreamSync, reader: CsvReader) {
  for await (const chunk of reader.rows) {
    yield chunk
    await progress(syncMessages.reading(stream.name, reader.rowCount()))
  }
}

type Read = ReturnType<typeof readingOf> & { rows: StreamRows; reader: CsvReader }

function storing(sync: StreamSync, { rows, reader, full, cursor }: Read): Storing {
  const { stream, table, run } = sync
  const columns = streamColumns(stream, reader)
  return {
    name: stream.name,
    table,
    owner: ownerMark(run.connectorId),
    plan(existing) {
      const [extent, removed] = [rows.extent, rows.removed?.()]
      return planStream(sync, existing, columns, { full, cursor, extent, removed })
    },
    doubtful: (plan) => doubtfulColumn(plan, columns),
    beforeCommit: (ours) => (ours ? note(sync, rows, reader, ours) : mustStillHold(sync.storage.db, run)),
  }
}

async function note(sync: StreamSync, rows: StreamRows, reader: CsvReader, db: Kysely<Database>) {
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
