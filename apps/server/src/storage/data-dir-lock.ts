import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/** Another process has this data directory open. */
export class DataDirInUse extends Error {
  override name = 'DataDirInUse'
}

export type DataDirLock = { release(): void }

/**
 * Locks a data directory. Two processes on one PGlite directory lose acknowledged rows without an error. The lock is one
 * of the operating system (through SQLite), so it ends with the process, even with kill -9.
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

// An unreferenced lock would be garbage-collected, and the directory silently unlocked.
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
