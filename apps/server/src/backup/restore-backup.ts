import { type ChainReport, verifyChain } from '../audit/verify-chain.ts'
import { migrate, migrateTo, unknownOf } from '../storage/migrations/migrate.ts'
import type { Storage, StorageConnection } from '../storage/storage.ts'
import { readArchive } from './archive-reader.ts'
import { BackupFailure, backupMessages } from './backup-failure.ts'
import { mustBeEmpty } from './empty-database.ts'
import { addKeys, copyRows, createTables, openTables, setSequences } from './load-tables.ts'
import { labelOf } from './make-backup.ts'
import type { Manifest } from './manifest.ts'
import { portableSettings } from './snapshot.ts'

export type RestoreTools = {
  report(line: string): void
  /** The ids of the keys in ENCRYPTION_KEY. */
  keyIds: readonly string[]
  /** Restores secrets that none of these keys opens. They have to be entered again. */
  allowMissingKeys?: boolean
}

/** Verifies a backup and returns its description. Throws if it is damaged, too new, or sealed with missing keys. */
export async function checkBackup(
  path: string,
  { keyIds, allowMissingKeys = false }: Omit<RestoreTools, 'report'>,
): Promise<Manifest> {
  const manifest = await readArchive(path)
  const unknown = unknownOf(manifest.migrations)
  if (unknown !== undefined) throw new BackupFailure(backupMessages.newerSchema(unknown))
  const missing = Object.keys(manifest.sealedWith).filter((id) => !keyIds.includes(id))
  if (missing.length > 0 && !allowMissingKeys) throw new BackupFailure(backupMessages.missingKeys(missing))
  return manifest
}

/**
 * Restores a verified backup into an empty database, in one transaction, and migrates it. An interrupted restore leaves the
 * database empty.
 */
export async function restoreBackup(
  storage: Storage,
  path: string,
  manifest: Manifest,
  { report }: Pick<RestoreTools, 'report'>,
): Promise<ChainReport> {
  await storage.withConnection(
    async (connection) => {
      await connection.query('begin')
      await mustBeEmpty(connection, manifest)
      await connection.query(portableSettings)
      await load(connection, path, manifest, report)
      await connection.query('commit')
    },
    { longStatements: true },
  )
  await migrate(storage)
  return storage.withConnection(({ db }) => verifyChain(db), { longStatements: true })
}

async function load(
  connection: StorageConnection,
  path: string,
  manifest: Manifest,
  report: (line: string) => void,
) {
  await migrateTo(connection.db, manifest.migrations)
  await createTables(connection, manifest)
  const close = await openTables(connection)
  await readArchive(path, async (at, chunks) => {
    const table = manifest.tables[at]
    if (!table) throw new BackupFailure(backupMessages.damaged(path, 'it has changed while it was read'))
    const rows = await copyRows(connection, table, chunks)
    if (rows !== table.rows)
      throw new BackupFailure(
        backupMessages.damaged(path, `${labelOf(table)} has a different number of rows`),
      )
    report(`${labelOf(table)}: ${rows} rows`)
  })
  await addKeys(connection, manifest)
  await close()
  await setSequences(connection, manifest)
  await endLeases(connection)
}

/** No process works on a restored run, so its lease ends, and the server that starts next continues it. */
const endLeases = ({ query }: StorageConnection) =>
  query(`update refresh_runs set lease_until = now() - interval '1 minute'
    where state = 'running' and lease_owner is not null`)
