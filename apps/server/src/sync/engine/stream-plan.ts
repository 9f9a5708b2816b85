import { safeName } from '@tributary/domain'
import { quoteTable } from '../../drivers/postgres/postgres-quoting.ts'
import { columnNames } from '../column-names.ts'
import { type ColumnType, columnTypes, widest } from '../column-type.ts'
import type { SelectedRows } from '../rows.ts'
import type { Reading, SourceStream } from '../sources/source-adapter.ts'
import { syncMessages } from '../sync.messages.ts'
import { SyncFailure, TableTaken } from '../sync-failure.ts'
import {
  isOtherKey,
  type MergePlan,
  type Planning,
  planMerge,
  type StagedColumn,
} from '../targets/merge-plan.ts'
import type { TargetTable } from '../targets/target-table.ts'
import { type ExistingTable, ownerMark } from '../targets/target-table.ts'
import type { RowReader } from './row-reader.ts'
import type { ClaimedRun } from './run-store.ts'
import type { SyncedFile } from './synced-files.ts'

/** A stream, its table, and the record of its last refresh. */
export type StreamWork = {
  readonly run: ClaimedRun
  readonly stream: SourceStream
  readonly table: TargetTable
  /** Undefined when no refresh has stored the stream yet. */
  readonly before: SyncedFile | undefined
  /** A slice of the stream has just been stored. */
  readonly continues?: boolean
}

/** Whether a table cannot be continued: it is missing or empty, or its key differs from the declared one. */
const startsOver = (stream: SourceStream, existing: ExistingTable | undefined) =>
  !existing || existing.isEmpty || isOtherKey(existing.key, declaredKey(stream))

/** Returns how to read a stream, given its existing table. */
export function readingOf(work: StreamWork, existing: ExistingTable | undefined): Reading {
  const { stream, before } = work
  if (work.continues) return { full: false, cursor: before?.cursor }
  const full = isFullDue(work) || startsOver(stream, existing)
  const startsEmpty = !existing || existing.isEmpty
  if (!full) return { full, cursor: before?.cursor, startsEmpty }
  const place = { full, cursor: undefined, startsEmpty }
  if (before?.cursor === undefined) return place
  if (!startsOver(stream, existing)) return { ...place, stored: before.cursor }
  // A table without rows may have been emptied by a user, or the source may have none for it.
  const isContinued = existing && !isOtherKey(existing.key, declaredKey(stream)) && !isFullDue(work)
  return isContinued ? { ...place, emptyCursor: before.cursor } : place
}

/** An interrupted full refresh continues streams with a cursor where its last attempt stored them. */
const isFullDue = ({ run, before }: StreamWork) =>
  run.fullSync && !(before?.cursor !== undefined && before.syncedAt >= run.startedAt)

/** Returns the columns of a stream with the names they have in the table. */
export function streamColumns({ columns }: SourceStream, reader: RowReader): StagedColumn[] {
  return reader.facts().map((facts, index) => ({
    ...facts,
    name: reader.columns[index] ?? '',
    declared: columns?.[index]?.type,
  }))
}

/** Returns the column types of the staging table: those of the target's columns, where known. */
export const stagingTypes = (
  existing: ExistingTable | undefined,
  { columns, expected }: RowReader,
): ColumnType[] => columns.map((name, at) => stagingType(existing?.types.get(name), expected[at]))

function stagingType(existing: string | undefined, expected: ColumnType | undefined): ColumnType {
  if (existing === undefined) return expected ?? 'text'
  const known = columnTypes.find((type) => type === existing)
  // A type chosen by hand, or one that must be widened, is cast from text.
  return known && (!expected || widest(known, expected) === known) ? known : 'text'
}

function declaredKey({ key, columns = [] }: SourceStream): string[] | undefined {
  const names = columnNames(columns.map(({ name }) => name))
  return key?.map((column) => names[columns.findIndex(({ name }) => name === column)] ?? safeName(column))
}

export type ReadRows = Reading & Pick<Planning, 'extent'> & Pick<MergePlan, 'removed' | 'retained'>

/** Plans the merge of a stream. Refuses a table of another owner, and rows without the key they need. */
export function planStream(
  { stream, table, run, continues = false }: StreamWork,
  existing: ExistingTable | undefined,
  columns: readonly StagedColumn[],
  { full, cursor, extent, removed, retained }: ReadRows,
): MergePlan {
  if (existing && existing.owner !== ownerMark(run.connectorId))
    throw new TableTaken(syncMessages.tableTaken(stream.name, quoteTable(table)))
  if (cursor !== undefined && !continues && startsOver(stream, existing))
    throw new SyncFailure(syncMessages.tableChanged(stream.name), { code: 'target-data', passing: true })
  const key = declaredKey(stream)
  const plan = planMerge(existing, columns, { full, table: table.name, key, extent })
  if (plan.mode === 'replace' && extent === 'changes' && cursor !== undefined)
    throw new Error(`${stream.name} has changes, but no key to merge them by.`)
  if (plan.mode === 'merge' || key) refuseWithoutKey(plan, columns, stream)
  return { ...plan, removed: inTable(removed), retained: inTable(retained) }
}

const inTable = (rows: SelectedRows | undefined) => rows && { ...rows, column: safeName(rows.column) }

function refuseWithoutKey({ key }: MergePlan, columns: readonly StagedColumn[], { name }: SourceStream) {
  for (const part of key) {
    const column = columns.find((one) => one.name === part)
    if (!column) throw new SyncFailure(syncMessages.keyMissing(name, part), { code: 'source-data' })
    if (column.hasBlanks) throw new SyncFailure(syncMessages.keyBlank(name, part), { code: 'source-data' })
  }
}

/** Returns the first column with values that do not fit its planned type. */
export const doubtfulColumn = (plan: MergePlan, columns: readonly StagedColumn[]): string | undefined =>
  columns.find(({ type }, index) => type && !canStore(plan.columns[index]?.type, type))?.name

/**
 * Whether every value of the found type fits the planned one. Undecidable for a type that was chosen by
 * hand.
 */
const canStore = (planned: string | undefined, found: ColumnType) =>
  planned === 'text' || columnTypes.every((type) => type !== planned || widest(type, found) === type)
