import type { Kysely } from 'kysely'
import { quoteTable } from '../../drivers/postgres/postgres-quoting.ts'
import type { Database } from '../../storage/schema.ts'
import type { SourceStream } from '../sources/source-adapter.ts'
import type { TargetTable } from '../targets/target-table.ts'
import type { ClaimedRun } from './run-store.ts'

export type SyncedFile = {
  readonly size: number
  readonly modifiedAt: Date | null
  readonly syncedAt: Date
  readonly cursor: string | undefined
}

/** Returns a lookup of what earlier refreshes of a connector stored in a target, by path and table. */
export async function syncedFiles(
  db: Kysely<Database>,
  connectorId: string,
  target: string,
): Promise<(stream: SourceStream, table: TargetTable) => SyncedFile | undefined> {
  const rows = await db
    .selectFrom('sync_files')
    .selectAll()
    .where('connector_id', '=', connectorId)
    .where('target', '=', target)
    .execute()
  const byPath = new Map(rows.map((row) => [row.path, row]))
  return ({ path }, table) => {
    const row = byPath.get(path)
    if (row?.table_name !== quoteTable(table)) return undefined
    const { modified_at: modifiedAt, synced_at: syncedAt } = row
    return { size: Number(row.size), modifiedAt, syncedAt, cursor: row.cursor ?? undefined }
  }
}

export type Taken = {
  readonly table: TargetTable
  readonly target: string
  readonly at: Date
  readonly rows: number
  readonly cursor: string | undefined
}

/** Records that a stream is stored, and where the next refresh starts. */
export async function recordStream(
  db: Kysely<Database>,
  { organisationId, connectorId }: ClaimedRun,
  { path, modifiedAt, size }: SourceStream,
  { table, target, at, rows, cursor }: Taken,
) {
  const taken = {
    modified_at: modifiedAt ?? null,
    size: size ?? -1,
    synced_at: at,
    table_name: quoteTable(table),
    target,
    rows,
    cursor: cursor ?? null,
  }
  await db
    .insertInto('sync_files')
    .values({ organisation_id: organisationId, connector_id: connectorId, path, ...taken })
    .onConflict((conflict) => conflict.columns(['connector_id', 'path']).doUpdateSet(taken))
    .execute()
}

/** Whether a stream must be read. One without a size or a time is read at every refresh. */
export function isDue(stream: SourceStream, before: SyncedFile | undefined, run: ClaimedRun): boolean {
  if (!before) return true
  const same = stream.size === before.size && stream.modifiedAt?.getTime() === before.modifiedAt?.getTime()
  if (!same || !stream.modifiedAt) return true
  // An interrupted full refresh continues with the streams it has not stored yet.
  return run.fullSync && before.syncedAt < run.startedAt
}
