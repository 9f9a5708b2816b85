import type { Kysely } from 'kysely'
import type { StoredTest } from '../../storage/schema/organisation-sign-in.ts'
import type { Database } from '../../storage/schema.ts'

type Db = Kysely<Database>

export type ProviderRow = {
  organisationId: string
  name: string
  issuer: string
  clientId: string
  secretSealed: string
  trustsAddresses: boolean
  addsMembers: boolean
  defaultRoleId: number
  active: boolean
  only: boolean
  fallbackId: string | null
  test: StoredTest | null
  changedAt: Date
}

const columns = [
  'sign_in_providers.organisation_id as organisationId',
  'sign_in_providers.name',
  'sign_in_providers.issuer',
  'sign_in_providers.client_id as clientId',
  'sign_in_providers.secret_sealed as secretSealed',
  'sign_in_providers.trusts_addresses as trustsAddresses',
  'sign_in_providers.adds_members as addsMembers',
  'sign_in_providers.default_role_id as defaultRoleId',
  'sign_in_providers.active',
  'sign_in_providers.only_provider as only',
  'sign_in_providers.fallback_id as fallbackId',
  'sign_in_providers.test',
  'sign_in_providers.changed_at as changedAt',
] as const

/** Returns the provider of an organisation. */
export const providerOf = (db: Db, organisationId: string): Promise<ProviderRow | undefined> =>
  db
    .selectFrom('sign_in_providers')
    .select(columns)
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst()

/** Returns the active provider of the organisation that has verified this domain. */
export const activeProviderOfDomain = (db: Db, domain: string): Promise<ProviderRow | undefined> =>
  db
    .selectFrom('sign_in_providers')
    .innerJoin('mail_domains', 'mail_domains.organisation_id', 'sign_in_providers.organisation_id')
    .select(columns)
    .where('mail_domains.domain', '=', domain)
    .where('mail_domains.verified_at', 'is not', null)
    .where('sign_in_providers.active', '=', true)
    .executeTakeFirst()

/** Returns the domains that an organisation has verified. */
export const verifiedDomainsOf = async (db: Db, organisationId: string): Promise<string[]> =>
  (
    await db
      .selectFrom('mail_domains')
      .select('domain')
      .where('organisation_id', '=', organisationId)
      .where('verified_at', 'is not', null)
      .execute()
  ).map(({ domain }) => domain)

/** The active administrators of an organisation who have a password. */
export const administratorsWithPassword = (db: Db, organisationId: string, highestLevel: number) =>
  db
    .selectFrom('users')
    .innerJoin('user_organisations', 'user_organisations.user_id', 'users.id')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .innerJoin('statuses', 'statuses.id', 'users.status_id')
    .select(['users.id', 'users.first_name as firstName', 'users.last_name as lastName'])
    .where('user_organisations.organisation_id', '=', organisationId)
    .where('users.kind', '=', 'person')
    .where('statuses.name', '=', 'active')
    .where('users.email_status', '=', 'verified')
    .where('users.password_hash', 'is not', null)
    .where('roles.level', '<=', highestLevel)
    .execute()

/** Returns the organisations of an account. */
export const organisationsOf = async (db: Db, userId: string): Promise<string[]> =>
  (
    await db
      .selectFrom('user_organisations')
      .select('organisation_id as id')
      .where('user_id', '=', userId)
      .execute()
  ).map(({ id }) => id)
