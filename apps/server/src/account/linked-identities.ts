import type { LinkedIdentity } from '@tributary/domain'
import type { Transaction } from 'kysely'
import type { AuditEntry } from '../audit/audit.ts'
import { notFound } from '../http/http-error.ts'
import { isUuid } from '../is-uuid.ts'
import { enqueueMail } from '../mail/outbox.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import { deleteIdentity, identitiesOf } from './identities.queries.ts'
import { noteUnlinked, providerName } from './revoke-access.ts'

/** Returns the linked identities of an account, as its owner and administrators see them. */
export async function linkedIdentities(services: Services, userId: string): Promise<LinkedIdentity[]> {
  const identities = await identitiesOf(services.storage.db, userId)
  return identities.map((identity) => ({
    ...identity,
    displayName: providerName(services, identity.provider),
  }))
}

type Owner = { userId: string; firstName: string; email: string }
type By = Pick<AuditEntry, 'actorId' | 'requestId' | 'ip' | 'organisationId'>

/** Removes an identity from an account and notifies its owner; 404 if the account does not have it. */
export async function removeIdentity(
  trx: Transaction<Database>,
  services: Services,
  { userId, firstName, email: recipient }: Owner,
  id: string,
  by: By,
): Promise<void> {
  const provider = isUuid(id) ? await deleteIdentity(trx, userId, id) : undefined
  if (!provider) throw notFound()
  await noteUnlinked(trx, services, userId, provider, by)
  const mail = { kind: 'account-unlinked', firstName, provider: providerName(services, provider) } as const
  await enqueueMail(trx, services, { recipient, mail })
}
