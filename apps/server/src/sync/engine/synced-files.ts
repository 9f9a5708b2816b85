import type { Kysely } from 'kysely'
import type { Database } from '../../storage/schema.ts'
import type { StorageConnection } from '../../storage/storage.ts'
import type { SourceStream } from '../sources/source-adapter.ts'
import type { ClaimedRun } from './run-store.ts'
import { type TargetTable, tableSql } from './target-table.ts'

export type SyncedFile = {
  readonly size: number
  readonly modifiedAt: Date | null
  readonly syncedAt: Date
  readonly table: string
}

/** What earlier refreshes of a connector have taken, by path. */
export async function syncedFiles(
  db: Kysely<Database>,
  connectorId: string,
): Promise<Map<string, SyncedFile>> {
  const rows = await db.selectFrom('sync_files').selectAll().where('connector_id', '=', connectorId).execute()
  return new Map(
    rows.map((row) => [
      row.path,
      { size: Number(row.size), modifiedAt: row.modified_at, syncedAt: row.synced_at, table: row.table_name },
    ]),
  )
}

/** Notes, in the transaction that stores its rows, that a file has been taken as it is. */
export async function recordFile(
  { db }: StorageConnection,
  run: ClaimedRun,
  file: SourceStream,
  table: TargetTable,
  now: Date,
) {
  const taken = {
    modified_at: file.modifiedAt ?? null,
    size: file.size ?? -1,
    synced_at: now,
    table_name: tableSql(table),
  }
  await db
    .insertInto('sync_files')
    .values({ organisation_id: run.organisationId, connector_id: run.connectorId, path: file.path, ...taken })
    .onConflict((conflict) => conflict.columns(['connector_id', 'path']).doUpdateSet(taken))
    .execute()
}

/** Whether a file must be read. A source that tells neither size nor time is read every time. */
export function isDue(
  file: SourceStream,
  before: SyncedFile | undefined,
  run: ClaimedRun,
  table: TargetTable,
): boolean {
  if (!before || before.table !== tableSql(table)) return true
  const same = file.size === before.size && file.modifiedAt?.getTime() === before.modifiedAt?.getTime()
  if (!same || !file.modifiedAt) return true
  // A full refresh that was cut short goes on with the files it has not taken yet.
  return run.fullSync && before.syncedAt < run.startedAt
}
