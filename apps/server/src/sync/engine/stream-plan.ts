import { safeName } from '@tributary/domain'
import { quoteTable } from '../../drivers/postgres/postgres-quoting.ts'
import { columnNames } from '../column-names.ts'
import { type ColumnType, columnTypes, widest } from '../column-type.ts'
import type { Reading, SourceStream } from '../sources/source-adapter.ts'
import { syncMessages } from '../sync.messages.ts'
import { SyncFailure } from '../sync-failure.ts'
import {
  isOther,
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

/** A stream, its table and what the last refresh recorded of it. */
export type StreamWork = {
  readonly run: ClaimedRun
  readonly stream: SourceStream
  readonly table: TargetTable
  /** Undefined when no refresh has stored the stream yet. */
  readonly before: SyncedFile | undefined
}

/** Whether a table cannot be gone on with: it is not there, was emptied, or has another key than its source declares. */
const startsAnew = (stream: SourceStream, existing: ExistingTable | undefined) =>
  !existing || existing.isEmpty || isOther(existing.key, declaredKey(stream))

/** How a stream is to be read, given its table as it is. */
export function readingOf({ stream, run, before }: StreamWork, existing: ExistingTable | undefined): Reading {
  const full = run.fullSync || startsAnew(stream, existing)
  return { full, cursor: full ? undefined : before?.cursor }
}

/** The columns of a stream as its table calls them. */
export function streamColumns({ columns }: SourceStream, reader: RowReader): StagedColumn[] {
  return reader.facts().map((facts, index) => ({
    ...facts,
    name: reader.columns[index] ?? '',
    declared: columns?.[index]?.type,
  }))
}

/** The types to stage rows with: those of the columns they will be stored in, as far as these are known. */
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

export type ReadRows = Reading & Pick<Planning, 'extent'> & Pick<MergePlan, 'removed'>

/** What has to be done to a stream's table. Refuses one that is somebody else's, and rows without the key they need. */
export function planStream(
  { stream, table, run }: StreamWork,
  existing: ExistingTable | undefined,
  columns: readonly StagedColumn[],
  { full, cursor, extent, removed }: ReadRows,
): MergePlan {
  if (existing && existing.owner !== ownerMark(run.connectorId))
    throw new SyncFailure(syncMessages.tableTaken(stream.name, quoteTable(table)), { code: 'settings' })
  if (cursor !== undefined && startsAnew(stream, existing))
    throw new SyncFailure(syncMessages.tableChanged(stream.name), { code: 'target-data', passing: true })
  const key = declaredKey(stream)
  const plan = planMerge(existing, columns, { full, table: table.name, key, extent })
  if (plan.mode === 'replace' && extent === 'changes' && cursor !== undefined)
    throw new Error(`${stream.name} has changes alone, but no key to bring them in by.`)
  if (plan.mode === 'merge' || key) refuseWithoutKey(plan, columns, stream)
  return removed ? { ...plan, removed: { ...removed, column: safeName(removed.column) } } : plan
}

function refuseWithoutKey({ key }: MergePlan, columns: readonly StagedColumn[], { name }: SourceStream) {
  for (const part of key) {
    const column = columns.find((one) => one.name === part)
    if (!column) throw new SyncFailure(syncMessages.keyMissing(name, part), { code: 'source-data' })
    if (column.hasBlanks) throw new SyncFailure(syncMessages.keyBlank(name, part), { code: 'source-data' })
  }
}

/** A column whose values look like something else than what it has to hold. */
export const doubtfulColumn = (plan: MergePlan, columns: readonly StagedColumn[]): string | undefined =>
  columns.find(({ type }, index) => type && !holds(plan.columns[index]?.type, type))?.name

/** Whether every value of one type is one of the other; of a type somebody chose by hand we cannot know. */
const holds = (planned: string | undefined, found: ColumnType) =>
  planned === 'text' || columnTypes.every((type) => type !== planned || widest(type, found) === type)
