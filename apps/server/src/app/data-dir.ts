import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { ConfigError } from '../config-error.ts'

/** Creates the data directory if needed. Throws a {@link ConfigError} if it cannot be written to. */
export function prepareDataDir(dataDir: string): void {
  const probe = `${dataDir}/.writable-${process.pid}`
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    writeFileSync(probe, 'x')
    rmSync(probe)
  } catch (error) {
    const sentence = sentenceFor(error)
    throw sentence ? new ConfigError(`DATA_DIR is ${dataDir}, ${sentence}`) : error
  }
}

function sentenceFor(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return 'which is a file, or lies below one. Choose a directory.'
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOENT')
    return 'where this process may not write. Change its permissions, or choose another directory.'
  return undefined
}
