import type { Kysely } from 'kysely'
import type { Database } from '../storage/schema.ts'
import { keyCounts, sealedColumns } from '../storage/sealed-columns.ts'
import { keyIdOf } from '../storage/secret-box.ts'

export type KeyUsage = {
  /** Derived from the key. It does not reveal the key. */
  id: string
  /** How many stored values only this key opens. */
  values: number
  /** The newest key seals, an older one opens, and a lost one is not in ENCRYPTION_KEY. */
  state: 'newest' | 'older' | 'lost'
}

/** Lists the configured keys and the lost ones, with how many values each still seals. */
export async function keyUsageIn(
  db: Kysely<Database>,
  keys: readonly Uint8Array[],
): Promise<readonly KeyUsage[]> {
  const counts = await keyCounts(db, sealedColumns)
  const configured = keys.map(keyIdOf)
  const lost = Object.keys(counts).filter((id) => !configured.includes(id))
  const stateOf = (at: number): KeyUsage['state'] =>
    at === 0 ? 'newest' : at < configured.length ? 'older' : 'lost'
  return [...configured, ...lost].map((id, at) => ({ id, values: counts[id] ?? 0, state: stateOf(at) }))
}
