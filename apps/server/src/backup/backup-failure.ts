/** Why a backup cannot be made or restored, with a sentence for the operator. */
export class BackupFailure extends Error {
  override name = 'BackupFailure'
}

export const backupMessages = {
  exists: (path: string) => `The file ${path} exists already. Choose another name.`,
  notABackup: (path: string) => `${path} is not a backup of Tributary.`,
  newerFormat: (version: number) =>
    `The backup has the format ${version}, which this version cannot read. Use a newer version of Tributary.`,
  damaged: (path: string, what: string) =>
    `The backup ${path} is damaged: ${what}. Nothing was restored. Use another copy.`,
  newerSchema: (name: string) =>
    `The backup has the migration "${name}", which this version does not know. Use a newer version of Tributary.`,
  notEmpty: (what: string) =>
    `The database is not empty: it has ${what}. Restore into a new database, or into a new DATA_DIR.`,
  missingKeys: (ids: readonly string[]) =>
    `ENCRYPTION_KEY does not have the ${ids.length === 1 ? 'key' : 'keys'} ${ids.join(', ')}, which secrets in the backup are sealed with. Add ${ids.length === 1 ? 'it' : 'them'} to ENCRYPTION_KEY.`,
  noDatabase: (dataDir: string) => `There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`,
  notMigrated: 'The database has no tables of Tributary, so there is nothing to back up.',
  changing: 'The tables changed too often while they were being locked. Try again.',
  alreadyRunning: 'The server carries out another operation. Wait until it has finished.',
  unknownOperation: 'The server does not know this operation. It may have another version.',
  interrupted: 'The operation was interrupted.',
  serverEnded: 'The server ended before the operation was complete.',
  noAnswer: (dataDir: string) =>
    `The server that uses ${dataDir} does not respond on its socket. Stop it, then try again.`,
} as const
