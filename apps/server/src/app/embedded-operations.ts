import * as z from 'zod/mini'
import { createFirstAdministrator } from '../account/first-administrator.ts'
import { resetFactorsOf } from '../account/reset-factors.ts'
import { checkAudit } from '../audit/check-audit.ts'
import { summaryOf } from '../backup/backup-summary.ts'
import { makeBackup } from '../backup/make-backup.ts'
import type { Operations } from '../backup/operate-socket.ts'
import type { Config } from '../config.ts'
import { keyUsageIn } from '../keys/key-usage.ts'
import { rotateKeys } from '../keys/rotate-keys.ts'
import type { Storage } from '../storage/storage.ts'

const destination = z.strictObject({ destination: z.string() })
const administrator = z.strictObject({ adminEmail: z.string() })
const account = z.strictObject({ email: z.string() })
const earlier = z.strictObject({ since: z.optional(z.string()) })

/** What a server does with its embedded database at the request of the command line. */
export const embeddedOperations = (
  { encryptionKeys, publicUrl }: Pick<Config, 'encryptionKeys' | 'publicUrl'>,
  storage: Storage,
): Operations => ({
  backup: async (content, tools) =>
    summaryOf(await makeBackup(storage, destination.parse(content).destination, tools)),
  'rotate-key': (_, tools) => rotateKeys(storage, { keys: encryptionKeys, ...tools }),
  'create-administrator': (content) =>
    createFirstAdministrator(storage, { ...administrator.parse(content), publicUrl }, () => new Date()),
  'reset-factors': (content) =>
    resetFactorsOf(storage, { encryptionKeys }, account.parse(content).email, () => new Date()),
  'verify-audit': (content, { report }) => checkAudit(storage, report, earlier.parse(content).since),
  'key-usage': () => keyUsageIn(storage.db, encryptionKeys),
})
