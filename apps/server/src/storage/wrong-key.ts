import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'
import { type KeyCounts, keyCounts, lastingColumns } from './sealed-columns.ts'
import { keyIdOf } from './secret-box.ts'

/** The secrets in the database were sealed with a different key. */
export class WrongKey extends Error {
  override name = 'WrongKey'
}

/**
 * Throws if none of the lasting secrets in the database was sealed with one of these keys. One is enough: the others may be
 * left from a key that was lost. Returns how many are, by the id of their key.
 */
export async function refuseWrongKey(
  db: Kysely<Database>,
  ...keys: readonly Uint8Array[]
): Promise<KeyCounts> {
  const counts = await keyCounts(db, lastingColumns)
  const lost = withoutKeys(counts, keys)
  const sealed = Object.keys(counts).length
  if (sealed > 0 && Object.keys(lost).length === sealed)
    throw new WrongKey(
      'ENCRYPTION_KEY is not the key that the secrets in the database were sealed with. Set the previous key, or restore the file "encryption-key" in DATA_DIR.',
    )
  return lost
}

function withoutKeys(counts: KeyCounts, keys: readonly Uint8Array[]): KeyCounts {
  const known = new Set(keys.map(keyIdOf))
  return Object.fromEntries(Object.entries(counts).filter(([id]) => !known.has(id)))
}
