import type { Storage, StorageConnection } from '../../storage/storage.ts'
import { CsvFailure } from '../csv/csv-failure.ts'
import { readCsv } from '../csv/csv-reader.ts'
import type { SourceAdapter, SourceStream } from '../sources/source-adapter.ts'
import { syncMessages } from '../sync.messages.ts'
import { tableSentence } from './database-sentence.ts'
import { type MergePlan, planMerge, type StagedColumn } from './merge-plan.ts'
import { mergeRows } from './merge-rows.ts'
import { type ClaimedRun, countRows } from './run-store.ts'
import { withStagedRows } from './staging.ts'
import { SyncFailure } from './sync-failure.ts'
import { inTransaction, type SyncSession, withSyncSession } from './sync-session.ts'
import { recordFile } from './synced-files.ts'
import { describeTable, ownerMark, ownerStatement, type TargetTable, tableSql } from './target-table.ts'

export type FileSync = {
  readonly storage: Storage
  readonly source: SourceAdapter
  readonly run: ClaimedRun
  readonly file: SourceStream
  readonly table: TargetTable
  readonly now: () => Date
  readonly signal: AbortSignal
  readonly progress: (detail: string) => Promise<void>
}

/** Brings one file into its table: all of its rows or, whatever happens, none. Answers how many rows it has. */
export async function syncFile(sync: FileSync): Promise<number> {
  const { file, progress } = sync
  try {
    const reader = await readCsv(
      sync.source.open(file, sync.signal, { full: sync.run.fullSync, cursor: undefined }).bytes,
    )
    return await withSyncSession(sync.storage, (session) =>
      withStagedRows(
        session,
        reader,
        (rows) => progress(syncMessages.reading(file.name, rows)),
        async (staged) => {
          const columns = reader
            .facts()
            .map((facts, index) => ({ ...facts, name: reader.columns[index] ?? '' }))
          await progress(syncMessages.storing(file.name, reader.rowCount()))
          await store(sync, session, staged, columns, reader.rowCount())
          return reader.rowCount()
        },
      ),
    )
  } catch (error) {
    throw error instanceof CsvFailure
      ? new SyncFailure(syncMessages.csv(file.name, error.problem), { cause: error })
      : error
  }
}

function store(sync: FileSync, session: SyncSession, staged: string, columns: StagedColumn[], rows: number) {
  return session.alone((connection) =>
    inTransaction(connection, async () => {
      await prepareTransaction(connection, sync.table)
      const existing = await describeTable(connection, sync.table)
      if (existing && existing.owner !== ownerMark(sync.run.connectorId))
        throw new SyncFailure(syncMessages.tableTaken(sync.file.name, tableSql(sync.table)))
      const plan = planMerge(existing, columns, { full: sync.run.fullSync, table: sync.table.name })
      if (plan.mode === 'merge') refuseWithoutKey(plan, columns, sync.file)
      await explained(plan, sync.file, () => mergeRows(connection, plan, sync.table, staged))
      if (plan.create) await connection.query(ownerStatement(sync.table, sync.run.connectorId))
      await recordFile(connection, sync.run, sync.file, sync.table, sync.now())
      await countRows(connection, sync.run, rows)
    }),
  )
}

/** Texts of dates mean the same on every server, and two refreshes never write to one table at a time. */
async function prepareTransaction({ query }: StorageConnection, table: TargetTable) {
  await query(`set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local lock_timeout = '60s'`)
  await query('select pg_advisory_xact_lock(hashtext($1))', [`table ${tableSql(table)}`])
}

function refuseWithoutKey({ key = '' }: MergePlan, columns: readonly StagedColumn[], file: SourceStream) {
  const column = columns.find(({ name }) => name === key)
  if (!column) throw new SyncFailure(syncMessages.keyMissing(file.name, key))
  if (column.hasBlanks) throw new SyncFailure(syncMessages.keyBlank(file.name, key))
}

async function explained(plan: MergePlan, file: SourceStream, work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    const sentence = tableSentence(error, file.name, plan.key)
    throw sentence ? new SyncFailure(sentence, { cause: error }) : error
  }
}
