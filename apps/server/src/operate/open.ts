import { existsSync } from 'node:fs'
import { openDatabase } from '../app/open-database.ts'
import { BackupFailure, backupMessages } from '../backup/backup-failure.ts'
import type { Config } from '../config.ts'
import { openUnmigrated } from '../storage/open-storage.ts'
import type { Storage } from '../storage/storage.ts'

/** Opens the configured database as it is, without migrating it. */
export const openAsItIs = (config: Config, report: (line: string) => void): Promise<Storage> =>
  openDatabase(config, report, openUnmigrated)

/** Throws if the configuration names an embedded database that does not exist: opening it would create one. */
export function mustExist({ databaseUrl, dataDir }: Config): void {
  if (!databaseUrl && !existsSync(`${dataDir}/database/PG_VERSION`))
    throw new BackupFailure(backupMessages.noDatabase(dataDir))
}
