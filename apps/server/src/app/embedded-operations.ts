import * as z from 'zod/mini'
import { summaryOf } from '../backup/backup-summary.ts'
import { makeBackup } from '../backup/make-backup.ts'
import type { Operations } from '../backup/operate-socket.ts'
import type { Config } from '../config.ts'
import { keyUsageIn } from '../keys/key-usage.ts'
import { rotateKeys } from '../keys/rotate-keys.ts'
import type { Storage } from '../storage/storage.ts'

const destination = z.strictObject({ destination: z.string() })

/** What a server does with its embedded database at the request of `backup` and `rotateKey`. */
export const embeddedOperations = (
  { encryptionKeys }: Pick<Config, 'encryptionKeys'>,
  storage: Storage,
): Operations => ({
  backup: async (content, tools) =>
    summaryOf(await makeBackup(storage, destination.parse(content).destination, tools)),
  'rotate-key': (_, tools) => rotateKeys(storage, { keys: encryptionKeys, ...tools }),
  'key-usage': () => keyUsageIn(storage.db, encryptionKeys),
})
