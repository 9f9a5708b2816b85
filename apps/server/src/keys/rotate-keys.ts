import { audit } from '../audit/audit.ts'
import { keyIdOf } from '../storage/secret-box.ts'
import type { Storage } from '../storage/storage.ts'
import { type RotateTools, type Rotation, rotateSecrets } from './rotate-secrets.ts'

/** Seals every stored value with the newest key, and records in the audit log that it did. */
export async function rotateKeys(storage: Pick<Storage, 'db'>, tools: RotateTools): Promise<Rotation> {
  const rotation = await rotateSecrets(storage, tools)
  await audit(storage.db, {
    at: new Date(),
    action: 'encryption-key.rotated',
    target: keyIdOf(tools.keys[0]),
    detail: { ...rotation },
  })
  return rotation
}
