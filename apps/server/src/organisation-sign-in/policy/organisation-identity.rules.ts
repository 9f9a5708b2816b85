import { mayBeSignedIn } from '@tributary/domain'
import type { Kysely } from 'kysely'
import type { Account } from '../../account/accounts.queries.ts'
import type { Database } from '../../storage/schema.ts'
import { organisationsOf, providerOf, verifiedDomainsOf } from './sign-in-providers.queries.ts'

type Db = Kysely<Database>

/** An identity, and the organisation whose provider asserts it; null for the installation's. */
export type AssertedIdentity = { organisationId: string | null; issuer: string; confirmedAt: Date | null }

export const identityById = (db: Db, id: string): Promise<AssertedIdentity | undefined> =>
  db
    .selectFrom('external_identities')
    .select(['organisation_id as organisationId', 'issuer', 'confirmed_at as confirmedAt'])
    .where('id', '=', id)
    .executeTakeFirst()

/** How far an identity of an organisation's provider reaches. */
export type Reach = 'signs-in' | 'needs-password' | 'refused'

/**
 * Returns whether an identity that an organisation's provider asserts may sign in to this account. An account that belongs
 * to another organisation as well needs its password once: the provider of one organisation must not open the others.
 */
export async function reachOf(
  db: Db,
  account: Account,
  { organisationId, issuer, confirmedAt }: AssertedIdentity & { organisationId: string },
): Promise<Reach> {
  const provider = await providerOf(db, organisationId)
  const domains = await verifiedDomainsOf(db, organisationId)
  const memberships = await organisationsOf(db, account.userId)
  const owner = { ...account, emailVerified: account.emailStatus === 'verified' }
  const reaches =
    provider?.active === true &&
    provider.issuer === issuer &&
    memberships.includes(organisationId) &&
    mayBeSignedIn(owner, domains)
  if (!reaches) return 'refused'
  return memberships.length > 1 && confirmedAt === null ? 'needs-password' : 'signs-in'
}
