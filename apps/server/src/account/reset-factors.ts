import type { Transaction } from 'kysely'
import { type AuditEntry, audit } from '../audit/audit.ts'
import type { Config } from '../config.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { emailKey } from '../security/email-key.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import { createSecretBox } from '../storage/secret-box.ts'
import type { Storage } from '../storage/storage.ts'
import { accountByEmail } from './accounts.queries.ts'
import { deleteDevices } from './device.queries.ts'
import { endEverySession } from './end-sessions.queries.ts'
import { deleteAuthenticators, deleteRecoveryCodes, lockFactors } from './factors.queries.ts'
import { deletePasskeys } from './passkeys.queries.ts'

type Owner = { userId: string; firstName: string; email: string }

/**
 * Removes the apps, passkeys and recovery codes of a user who has lost them. Also ends their sessions and trusted devices, because
 * a lost phone may be a stolen one, and notifies them by mail.
 */
export async function resetFactors(
  trx: Transaction<Database>,
  tools: Pick<Services, 'secretBox' | 'clock'>,
  { userId, firstName, email: recipient }: Owner,
  by: Omit<AuditEntry, 'at' | 'action' | 'target'>,
): Promise<void> {
  const at = tools.clock()
  await lockFactors(trx, userId)
  await deleteAuthenticators(trx, userId)
  await deletePasskeys(trx, userId)
  await deleteRecoveryCodes(trx, userId)
  await deleteDevices(trx, userId)
  await endEverySession(trx, userId, 'account', at)
  await enqueueMail(trx, tools, { recipient, mail: { kind: 'factors-reset', firstName } })
  await audit(trx, { at, action: 'factors.reset', target: userId, ...by })
}

/** Removes the factors of the account with this address for the operator of the server. False without such an account. */
export async function resetFactorsOf(
  { db }: Pick<Storage, 'db'>,
  { encryptionKeys }: Pick<Config, 'encryptionKeys'>,
  email: string,
  clock: Services['clock'],
): Promise<boolean> {
  const tools = { secretBox: createSecretBox(...encryptionKeys), clock }
  return db.transaction().execute(async (trx) => {
    const owner = await accountByEmail(trx, emailKey(email))
    if (!owner) return false
    await resetFactors(trx, tools, owner, { detail: { by: 'operator' } })
    return true
  })
}
