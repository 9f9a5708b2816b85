import { displayNameOf } from '@tributary/domain'
import type { Transaction } from 'kysely'
import { type AuditEntry, audit } from '../audit/audit.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import { revokeTokensOf } from '../tokens/tokens.queries.ts'
import { deleteDevices } from './device.queries.ts'
import { deleteEmailChange } from './email-changes.queries.ts'
import { endEverySession } from './end-sessions.queries.ts'
import { deleteIdentities, ORGANISATION_PROVIDER } from './identities.queries.ts'
import { requirePasswordWithPasskeys } from './passkeys.queries.ts'
import { deletePasswordLinks } from './password-link.rules.ts'

type Trx = Transaction<Database>
type Tools = Pick<Services, 'clock' | 'signInProviders'>
type By = Pick<AuditEntry, 'actorId' | 'requestId' | 'ip'>

export type Revocation = {
  userId: string
  reason: 'account' | 'password'
  /** The owner's current session, which stays open. */
  keepSession?: string | null
}

/** The names of the unlinked providers, for the mail; absent if there were no linked identities. */
export type Unlinked = { providers?: string[] }

/** Revokes every session, trusted device and mailed link of an account. Its password and identities stay. */
export async function endAccess(
  trx: Trx,
  { clock }: Pick<Services, 'clock'>,
  { userId, reason, keepSession }: Revocation,
): Promise<void> {
  await endEverySession(trx, userId, reason, clock(), keepSession ?? undefined)
  await deleteDevices(trx, userId)
  await deletePasswordLinks(trx, userId)
  await deleteEmailChange(trx, userId)
}

/** Revokes all access of an account whose password or address was replaced: as {@link endAccess}, and every identity and API token. Passkeys stay a second factor, and sign in only after the password. */
export async function revokeAccess(
  trx: Trx,
  services: Tools,
  revocation: Revocation,
  by: By,
): Promise<Unlinked> {
  await endAccess(trx, services, revocation)
  await revokeTokensOf(trx, revocation.userId, services.clock())
  await requirePasswordWithPasskeys(trx, revocation.userId)
  const unlinked = await deleteIdentities(trx, revocation.userId)
  for (const provider of unlinked) await noteUnlinked(trx, services, revocation.userId, provider, by)
  if (unlinked.length === 0) return {}
  return { providers: [...new Set(unlinked)].map((provider) => providerName(services, provider)) }
}

/** Audits that an identity was unlinked from an account. */
export const noteUnlinked = (
  trx: Trx,
  { clock }: Tools,
  target: string,
  provider: string,
  by: By & Pick<AuditEntry, 'organisationId'>,
): Promise<void> =>
  audit(trx, { at: clock(), action: 'account.unlinked', target, detail: { provider }, ...by })

/** Returns a provider's name on screen, also of one that is no longer configured. */
export const providerName = (
  { signInProviders }: Pick<Services, 'signInProviders'>,
  provider: string,
): string =>
  provider === ORGANISATION_PROVIDER
    ? 'your organisation'
    : (signInProviders.get(provider)?.displayName ?? displayNameOf(provider))
