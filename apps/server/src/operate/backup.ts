import { resolve } from 'node:path'
import { requestBackup } from '../backup/backup-socket.ts'
import { type BackupSummary, summaryOf } from '../backup/backup-summary.ts'
import { makeBackup } from '../backup/make-backup.ts'
import type { Config } from '../config.ts'
import { DataDirInUse } from '../storage/data-dir-lock.ts'
import { mustExist, openAsItIs } from './open.ts'

/**
 * Writes a consistent backup to a new file that only its owner may read. The server may run. An embedded database is opened
 * by one process only, so a server that runs on it makes the backup itself, when this function requests it. Throws errors
 * that `startFailure` explains.
 */
export async function backup(
  config: Config,
  destination: string,
  report: (line: string) => void,
): Promise<BackupSummary> {
  const path = resolve(destination)
  mustExist(config)
  try {
    const storage = await openAsItIs(config, report)
    return summaryOf(await makeBackup(storage, path, { report }).finally(() => storage.close()))
  } catch (error) {
    if (!(error instanceof DataDirInUse)) throw error
    report('The server that runs on this database makes the backup.')
    return requestBackup(config.dataDir, path, report)
  }
}
