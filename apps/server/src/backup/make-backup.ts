import { createHash } from 'node:crypto'
import { appliedMigrations } from '../storage/migrations/applied-migrations.ts'
import { keyCounts, lastingColumns } from '../storage/sealed-columns.ts'
import type { Storage, StorageConnection } from '../storage/storage.ts'
import { type ArchiveWriter, writeArchive } from './archive-writer.ts'
import { BackupFailure, backupMessages } from './backup-failure.ts'
import { FORMAT_VERSION, type Manifest, type TableEntry } from './manifest.ts'
import { beginSnapshot } from './snapshot.ts'
import { rowsIn, tableChunks } from './table-chunks.ts'
import {
  describeTables,
  type FoundTable,
  leftOutObjects,
  organisationSchemas,
  sequenceValues,
} from './table-shapes.ts'

export type BackupTools = {
  report(line: string): void
  /** Stops the backup, for example when the operator who requested it has left. */
  signal?: AbortSignal | undefined
}

/** Chunks between two lines of progress. */
const REPORT_EVERY = 64

/**
 * Writes a consistent backup of the database to a new file. The embedded engine has one session, which the backup holds, so
 * requests wait meanwhile.
 */
export const makeBackup = (storage: Storage, path: string, tools: BackupTools): Promise<Manifest> =>
  storage.withConnection(
    async (connection) => {
      if (!(await hasMigrations(connection))) throw new BackupFailure(backupMessages.notMigrated)
      await beginSnapshot(connection)
      const manifest = await writeArchive(path, (archive) =>
        copyAll(connection, storage.kind, archive, tools),
      )
      await connection.query('commit')
      return manifest
    },
    { longStatements: true },
  )

async function hasMigrations({ query }: StorageConnection) {
  const { rows } = await query(`select to_regclass('kysely_migration') is not null as found`)
  return rows[0]?.found === true
}

async function copyAll(
  connection: StorageConnection,
  engine: Storage['kind'],
  archive: ArchiveWriter,
  tools: BackupTools,
): Promise<Manifest> {
  const found = await describeTables(connection)
  const tables: TableEntry[] = []
  for (const [at, table] of found.entries()) {
    const entry = await copyTable({ connection, engine, archive, ...tools }, table, at)
    tables.push(entry)
    tools.report(`${labelOf(entry)}: ${entry.rows} rows`)
  }
  return {
    format: 'tributary-backup',
    version: FORMAT_VERSION,
    createdAt: new Date().toISOString(),
    engine,
    migrations: await appliedMigrations(connection.db),
    sealedWith: await keyCounts(connection.db, lastingColumns),
    schemas: await organisationSchemas(connection),
    tables,
    sequences: await sequenceValues(connection),
    leftOut: await leftOutObjects(connection),
  }
}

export const labelOf = ({ schema, name }: Pick<TableEntry, 'schema' | 'name'>): string =>
  schema === null ? name : `${schema}.${name}`

type Copying = BackupTools & {
  connection: StorageConnection
  engine: Storage['kind']
  archive: ArchiveWriter
}

async function copyTable(
  { connection, engine, archive, report, signal }: Copying,
  table: FoundTable,
  at: number,
): Promise<TableEntry> {
  const sum = createHash('sha256')
  let [chunks, rows, bytes] = [0, 0, 0]
  for await (const chunk of tableChunks(connection, engine, table)) {
    if (signal?.aborted) throw new BackupFailure(backupMessages.interrupted)
    sum.update(chunk)
    await archive.chunk(at, chunks, chunk)
    chunks += 1
    rows += rowsIn(chunk)
    bytes += chunk.length
    if (chunks % REPORT_EVERY === 0) report(`${labelOf(table.shape)}: ${rows} rows so far`)
  }
  return { ...table.shape, rows, bytes, sha256: sum.digest('hex') }
}
