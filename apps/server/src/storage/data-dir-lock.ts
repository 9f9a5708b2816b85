import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/** Another process has this data directory open. */
export class DataDirInUse extends Error {
  override name = 'DataDirInUse'
}

export type DataDirLock = { release(): void }

/**
 * Two processes on one PGlite directory lose acknowledged rows without an error, so a directory is locked before
 * it is opened. The lock is the operating system's (through SQLite), so that it ends with the process, kill -9 included.
 */
export function lockDataDir(dataDir: string): DataDirLock {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(`${dataDir}/server.lock`, { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    throw isBusy(error) ? inUse(dataDir) : error
  }
  held.add(lock)
  writeFileSync(pidFile(dataDir), `${process.pid}\n`)
  return {
    release() {
      held.delete(lock)
      lock.close()
    },
  }
}

// A lock that nobody refers to any more would be collected, and the directory open to others without a word.
const held = new Set<DatabaseSync>()

const pidFile = (dataDir: string) => `${dataDir}/server.pid`

function isBusy(error: unknown) {
  return error instanceof Error && 'errcode' in error && error.errcode === 5
}

function inUse(dataDir: string) {
  return new DataDirInUse(
    `The data directory ${dataDir} is in use by the process ${holderOf(dataDir)}. Stop that one first, or choose another DATA_DIR.`,
  )
}

function holderOf(dataDir: string) {
  try {
    return readFileSync(pidFile(dataDir), 'utf8').trim()
  } catch {
    return 'that is just starting'
  }
}
