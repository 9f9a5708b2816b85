import { mayBeSignedIn } from '@tributary/domain'
import type { Kysely } from 'kysely'
import type { Account } from '../../account/accounts.queries.ts'
import type { Database } from '../../storage/schema.ts'
import { organisationsOf, providerById, verifiedDomainsOf } from './sign-in-providers.queries.ts'

type Db = Kysely<Database>

/** An identity, and the organisation's provider that asserts it; null for the installation's. */
export type AssertedIdentity = { signInProviderId: string | null; issuer: string; confirmedAt: Date | null }

export const identityById = (db: Db, id: string): Promise<AssertedIdentity | undefined> =>
  db
    .selectFrom('external_identities')
    .select(['sign_in_provider_id as signInProviderId', 'issuer', 'confirmed_at as confirmedAt'])
    .where('id', '=', id)
    .executeTakeFirst()

/** How far an identity of an organisation's provider reaches. */
export type Reach = 'signs-in' | 'needs-password' | 'refused'

/**
 * Returns whether an identity that an organisation's provider asserts may sign in to this account. An account that belongs
 * to another organisation as well needs its password once: the provider of one organisation must not open the others. Only
 * the provider to which the domain of the address belongs now reaches the account.
 */
export async function reachOf(
  db: Db,
  account: Account,
  { signInProviderId, issuer, confirmedAt }: AssertedIdentity & { signInProviderId: string },
): Promise<Reach> {
  const provider = await providerById(db, signInProviderId)
  if (!provider) return 'refused'
  const domains = await verifiedDomainsOf(db, provider)
  const memberships = await organisationsOf(db, account.userId)
  const owner = { ...account, emailVerified: account.emailStatus === 'verified' }
  const reaches =
    provider.active &&
    provider.issuer === issuer &&
    memberships.includes(provider.organisationId) &&
    mayBeSignedIn(owner, domains)
  if (!reaches) return 'refused'
  return memberships.length > 1 && confirmedAt === null ? 'needs-password' : 'signs-in'
}
