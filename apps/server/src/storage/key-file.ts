import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { KeyList } from '../config.ts'
import { ConfigError } from '../config-error.ts'

const KEY_BYTES = 32

/** Reads a 256-bit key from the environment: base64. Throws a {@link ConfigError} if it is short or one repeated byte. */
function keyFromEnvironment(name: string, text: string): Uint8Array {
  const key = Buffer.from(text, 'base64')
  if (key.length !== KEY_BYTES || new Set(key).size < 8)
    throw new ConfigError(
      `${name} must be 32 random bytes in base64 (for example from "openssl rand -base64 32").`,
    )
  return key
}

/** Reads a list of keys, newest first, separated by commas or lines. Throws a {@link ConfigError} as for a single key. */
export function keysFromEnvironment(name: string, text: string): KeyList {
  const [newest = '', ...older] = text
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
  return [keyFromEnvironment(name, newest), ...older.map((part) => keyFromEnvironment(name, part))]
}

/** Reads the key from a file that only its owner may read. Creates the file on first use. */
export function keyFromFile(path: string): Uint8Array {
  createOnce(path)
  return keyFromEnvironment(path, readFileSync(path, 'utf8').trim())
}

// Written to a temporary file and linked into place, so that two servers starting together use the same complete key.
function createOnce(path: string) {
  const draft = `${path}.${process.pid}`
  try {
    readFileSync(path)
  } catch {
    writeFileSync(draft, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600 })
    try {
      linkSync(draft, path)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    } finally {
      rmSync(draft, { force: true })
    }
  }
}
