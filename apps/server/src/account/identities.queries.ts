import type { Kysely } from 'kysely'
import type { Database } from '../storage/schema.ts'

type Db = Kysely<Database>

export type Identity = { issuer: string; subject: string; provider: string }

/** An identity that the provider of an organisation asserts, and when its owner confirmed it with their password. */
export type OrganisationIdentity = Identity & {
  organisationId: string
  signInProviderId: string
  confirmedAt: Date | null
}

/** The name under which identities of organisations' providers are stored. */
export const ORGANISATION_PROVIDER = 'organisation'

/** Links an identity to an account. An identity belongs to one account. */
export async function linkIdentity(
  trx: Db,
  { issuer, subject, provider }: Identity,
  userId: string,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('external_identities')
    .values({ issuer, subject, provider, user_id: userId, created_at: now })
    .execute()
}

/** Links an identity of an organisation's provider to a member, or confirms one that is linked to them already. */
export async function linkOrganisationIdentity(
  trx: Db,
  { issuer, subject, provider, organisationId, signInProviderId, confirmedAt }: OrganisationIdentity,
  userId: string,
  now: Date,
): Promise<string | undefined> {
  const row = await trx
    .insertInto('external_identities')
    .values({
      ...{ issuer, subject, provider, user_id: userId, created_at: now },
      organisation_id: organisationId,
      sign_in_provider_id: signInProviderId,
      confirmed_at: confirmedAt,
    })
    .onConflict((conflict) =>
      conflict
        .constraint('external_identities_once')
        .doUpdateSet({ confirmed_at: confirmedAt })
        .where('external_identities.user_id', '=', userId),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Finds the account of an identity, with the status of its address. `signInProviderId` is null for the installation's. */
export const userOfIdentity = (
  db: Db,
  { issuer, subject }: Omit<Identity, 'provider'>,
  signInProviderId: string | null,
) =>
  db
    .selectFrom('external_identities')
    .innerJoin('users', 'users.id', 'user_id')
    .select([
      'user_id as userId',
      'external_identities.id as identityId',
      'external_identities.confirmed_at as confirmedAt',
      'email_status as emailStatus',
    ])
    .where('external_identities.sign_in_provider_id', 'is not distinct from', signInProviderId)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()

export async function noteIdentityUse(trx: Db, identityId: string, now: Date): Promise<void> {
  await trx
    .updateTable('external_identities')
    .set({ last_used_at: now })
    .where('id', '=', identityId)
    .execute()
}

/** Returns the linked identities of an account, oldest first. */
export const identitiesOf = (db: Db, userId: string) =>
  db
    .selectFrom('external_identities')
    .select(['id', 'provider', 'created_at as linkedAt', 'last_used_at as lastUsedAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** Removes one identity of an account; returns its provider, or undefined if the account has no such identity. */
export async function deleteIdentity(trx: Db, userId: string, id: string): Promise<string | undefined> {
  const deleted = await trx
    .deleteFrom('external_identities')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('provider')
    .executeTakeFirst()
  return deleted?.provider
}

/** Removes all identities of an account, also those waiting for its address to be verified. Returns their providers. */
export async function deleteIdentities(trx: Db, userId: string): Promise<string[]> {
  await trx
    .updateTable('external_sign_ups')
    .set({ links_user_id: null })
    .where('links_user_id', '=', userId)
    .execute()
  const deleted = await trx
    .deleteFrom('external_identities')
    .where('user_id', '=', userId)
    .returning('provider')
    .execute()
  return deleted.map(({ provider }) => provider)
}

/** Links the identities that waited for the account's address to be verified. */
export async function linkWaitingIdentities(trx: Db, userId: string, now: Date): Promise<void> {
  const waiting = await trx
    .updateTable('external_sign_ups')
    .set({ links_user_id: null })
    .where('links_user_id', '=', userId)
    .where('provider_organisation_id', 'is', null)
    .returning(['issuer', 'subject', 'provider'])
    .execute()
  if (waiting.length === 0) return
  await trx
    .insertInto('external_identities')
    .values(waiting.map((identity) => ({ ...identity, user_id: userId, created_at: now })))
    // Another account may have linked the identity meanwhile; an identity belongs to one account.
    .onConflict((conflict) => conflict.constraint('external_identities_once').doNothing())
    .execute()
}
