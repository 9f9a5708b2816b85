import { resolve } from 'node:path'
import { type BackupSummary, summaryOf } from '../backup/backup-summary.ts'
import { makeBackup } from '../backup/make-backup.ts'
import type { Config } from '../config.ts'
import { onDatabase } from './on-database.ts'

/**
 * Writes a consistent backup to a new file that only its owner may read. The server may run. An embedded database is opened
 * by one process only, so a server that runs on it makes the backup itself, when this function requests it. Throws errors
 * that `startFailure` explains.
 */
export function backup(
  config: Config,
  destination: string,
  report: (line: string) => void,
): Promise<BackupSummary> {
  const path = resolve(destination)
  return onDatabase(config, report, {
    name: 'backup',
    content: { destination: path },
    here: async (storage) => summaryOf(await makeBackup(storage, path, { report })),
  })
}
