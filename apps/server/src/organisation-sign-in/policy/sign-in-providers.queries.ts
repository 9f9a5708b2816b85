import type { Kysely } from 'kysely'
import type { StoredTest } from '../../storage/schema/organisation-sign-in.ts'
import type { Database } from '../../storage/schema.ts'

type Db = Kysely<Database>

export type ProviderRow = {
  id: string
  organisationId: string
  name: string
  issuer: string
  clientId: string
  secretSealed: string
  trustsAddresses: boolean
  addsMembers: boolean
  defaultRoleId: number
  active: boolean
  test: StoredTest | null
  changedAt: Date
}

const columns = [
  'sign_in_providers.id',
  'sign_in_providers.organisation_id as organisationId',
  'sign_in_providers.name',
  'sign_in_providers.issuer',
  'sign_in_providers.client_id as clientId',
  'sign_in_providers.secret_sealed as secretSealed',
  'sign_in_providers.trusts_addresses as trustsAddresses',
  'sign_in_providers.adds_members as addsMembers',
  'sign_in_providers.default_role_id as defaultRoleId',
  'sign_in_providers.active',
  'sign_in_providers.test',
  'sign_in_providers.changed_at as changedAt',
] as const

/** The providers of an organisation, by name. */
export const providersOf = (db: Db, organisationId: string): Promise<ProviderRow[]> =>
  db
    .selectFrom('sign_in_providers')
    .select(columns)
    .where('organisation_id', '=', organisationId)
    .orderBy('name')
    .orderBy('id')
    .execute()

/** Returns a provider by its id, which is part of its name in URLs. */
export const providerById = (db: Db, id: string): Promise<ProviderRow | undefined> =>
  db.selectFrom('sign_in_providers').select(columns).where('id', '=', id).executeTakeFirst()

/** Returns the active provider to which a verified domain belongs. */
export const activeProviderOfDomain = (db: Db, domain: string): Promise<ProviderRow | undefined> =>
  db
    .selectFrom('sign_in_providers')
    .innerJoin('mail_domains', 'mail_domains.provider_id', 'sign_in_providers.id')
    .select(columns)
    .where('mail_domains.domain', '=', domain)
    .where('mail_domains.verified_at', 'is not', null)
    .where('sign_in_providers.active', '=', true)
    .executeTakeFirst()

/** Whether members may sign in only with a provider, and who keeps a password. */
type SignInPolicy = { only: boolean; fallbackId: string | null; providersAdded: number }

/** Returns the rule of an organisation. Without a row, passwords are allowed. */
export const policyOf = async (db: Db, organisationId: string): Promise<SignInPolicy> =>
  (await db
    .selectFrom('sign_in_policies')
    .select(['only_provider as only', 'fallback_id as fallbackId', 'providers_added as providersAdded'])
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst()) ?? { only: false, fallbackId: null, providersAdded: 0 }

/** Returns the verified domains of a provider. */
export const verifiedDomainsOf = async (
  db: Db,
  { organisationId, id }: Pick<ProviderRow, 'organisationId' | 'id'>,
): Promise<string[]> =>
  (
    await db
      .selectFrom('mail_domains')
      .select('domain')
      .where('organisation_id', '=', organisationId)
      .where('provider_id', '=', id)
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
