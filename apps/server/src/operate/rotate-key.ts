import type { Config } from '../config.ts'
import { type KeyUsage, keyUsageIn } from '../keys/key-usage.ts'
import { rotateKeys } from '../keys/rotate-keys.ts'
import type { Rotation } from '../keys/rotate-secrets.ts'
import { onDatabase } from './on-database.ts'

/**
 * Seals every stored secret with the newest key of ENCRYPTION_KEY, while servers run. Start all servers with the new list
 * first: a server without the newest key cannot open what this function seals. It can be interrupted and continued.
 */
export const rotateKey = (
  config: Config,
  report: (line: string) => void,
  signal?: AbortSignal,
): Promise<Rotation> =>
  onDatabase(config, report, {
    name: 'rotate-key',
    content: {},
    here: (storage) => rotateKeys(storage, { keys: config.encryptionKeys, report, signal }),
  })

/** Lists the keys of ENCRYPTION_KEY and lost ones, with how many stored values each still seals. */
export const keyUsage = (config: Config): Promise<readonly KeyUsage[]> =>
  onDatabase(config, () => undefined, {
    name: 'key-usage',
    content: {},
    here: ({ db }) => keyUsageIn(db, config.encryptionKeys),
  })
