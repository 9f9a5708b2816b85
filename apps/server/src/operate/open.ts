import { existsSync } from 'node:fs'
import { openDatabase } from '../app/open-database.ts'
import { BackupFailure, backupMessages } from '../backup/backup-failure.ts'
import type { Config } from '../config.ts'
import { openUnmigrated } from '../storage/open-storage.ts'
import type { Storage } from '../storage/storage.ts'

type Open = (config: Config, report: (line: string) => void) => Promise<Storage>

/** Opens the configured database as it is, without migrating it. */
export const openAsItIs: Open = (config, report) => openDatabase(config, report, openUnmigrated)

/** Opens the configured database as it is. Throws if it is embedded and does not exist: opening it would create one. */
export const openExisting: Open = async (config, report) => {
  const { databaseUrl, dataDir } = config
  if (!databaseUrl && !existsSync(`${dataDir}/database/PG_VERSION`))
    throw new BackupFailure(backupMessages.noDatabase(dataDir))
  return openAsItIs(config, report)
}
