import { existsSync } from 'node:fs'
import { openDatabase } from '../app/open-database.ts'
import { BackupFailure, backupMessages } from '../backup/backup-failure.ts'
import type { Config } from '../config.ts'
import { DataDirInUse } from '../storage/data-dir-lock.ts'
import { openUnmigrated } from '../storage/open-storage.ts'
import type { Storage } from '../storage/storage.ts'

/** Opens the configured database as it is, without migrating it. */
export const openAsItIs = (config: Config, report: (line: string) => void): Promise<Storage> =>
  openDatabase(config, report, openUnmigrated)

/**
 * Opens the configured database for an operation that a running server cannot carry out. Explains that only one process can
 * open an embedded database.
 */
export async function openForOperation(config: Config, report: (line: string) => void): Promise<Storage> {
  try {
    return await openDatabase(config, report)
  } catch (error) {
    if (!(error instanceof DataDirInUse)) throw error
    throw new DataDirInUse(stopFirst(config.dataDir), { cause: error })
  }
}

const stopFirst = (dataDir: string) =>
  `A server has the embedded database in ${dataDir} open, and only one process can. Stop the server, run this command again, and start the server.`

/** Throws if the configuration names an embedded database that does not exist: opening it would create one. */
export function mustExist({ databaseUrl, dataDir }: Config): void {
  if (!databaseUrl && !existsSync(`${dataDir}/database/PG_VERSION`))
    throw new BackupFailure(backupMessages.noDatabase(dataDir))
}
