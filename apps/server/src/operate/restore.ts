import { resolve } from 'node:path'
import { type BackupSummary, summaryOf } from '../backup/backup-summary.ts'
import { checkBackup, restoreBackup } from '../backup/restore-backup.ts'
import type { Config } from '../config.ts'
import { keyIdOf } from '../storage/secret-box.ts'
import { openAsItIs } from './open.ts'

export type RestoreOptions = {
  /** Restores secrets that no key in ENCRYPTION_KEY opens. They have to be entered again. */
  allowMissingKeys?: boolean
}

export type RestoreSummary = BackupSummary & {
  /** The audit log after the restore, as `audit:verify` reports it. */
  audit: { entries: number; head: string | null; broken: number }
}

/**
 * Restores a backup into an empty database of either engine. Verifies the whole file and the keys before it writes. Throws
 * errors that `startFailure` explains.
 */
export async function restore(
  config: Config,
  source: string,
  report: (line: string) => void,
  options: RestoreOptions = {},
): Promise<RestoreSummary> {
  const path = resolve(source)
  report('Verifying the backup.')
  const manifest = await checkBackup(path, { keyIds: config.encryptionKeys.map(keyIdOf), ...options })
  const storage = await openAsItIs(config, report)
  try {
    const { entries, head, broken } = await restoreBackup(storage, path, manifest, { report })
    return { ...summaryOf(manifest), audit: { entries, head, broken: broken.length } }
  } finally {
    await storage.close()
  }
}

/** Verifies a backup without restoring it: its checksums, its schema, and that the configured keys open its secrets. */
export const verifyBackup = async (config: Config, source: string): Promise<BackupSummary> =>
  summaryOf(await checkBackup(resolve(source), { keyIds: config.encryptionKeys.map(keyIdOf) }))
