import { BackupFailure } from '../backup/backup-failure.ts'
import { ConfigError } from '../config-error.ts'
import { DataDirInUse } from '../storage/data-dir-lock.ts'
import { SchemaTooNew } from '../storage/migrations/migrate.ts'
import { WrongKey } from '../storage/wrong-key.ts'

/** Errors with a message for the operator who starts the server. */
const explained = [BackupFailure, ConfigError, DataDirInUse, SchemaTooNew, WrongKey]

const DISK_FULL = 'The disk is full. Make room on the disk that holds DATA_DIR, then start the server again.'
const TOO_FEW_FILES =
  'This process may not open enough files. Raise the limit to 1024 or more ("ulimit -n 1024"), then start the server again.'

/** Returns the sentence that explains why the server cannot start, or undefined for a bug. */
export function startFailure(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (explained.some((kind) => error instanceof kind)) return error.message
  if (isDiskFull(error)) return DISK_FULL
  if (hasTooFewFiles(error)) return TOO_FEW_FILES
  return startFailure(error.cause)
}

const codeOf = (error: Error) => ('code' in error ? error.code : undefined)

const isDiskFull = (error: Error) =>
  ['ENOSPC', 'EDQUOT', '53100'].includes(String(codeOf(error))) ||
  /no space left on device|database or disk is full/i.test(error.message)

/**
 * Without a free file descriptor, the embedded engine reports that its next file exists, SQLite cannot open its file, and
 * the system's name lookup fails with EBUSY.
 */
const hasTooFewFiles = (error: Error) =>
  ['EMFILE', 'ENFILE'].includes(String(codeOf(error))) ||
  (codeOf(error) === 'EBUSY' && 'syscall' in error && error.syscall === 'getaddrinfo') ||
  /too many open files|could not (create|open) file ".*": File exists|unable to open database file/i.test(
    error.message,
  )
