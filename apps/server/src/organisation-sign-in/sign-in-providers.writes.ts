import type { Kysely } from 'kysely'
import type { StoredTest } from '../storage/schema/organisation-sign-in.ts'
import type { Database } from '../storage/schema.ts'

type Db = Kysely<Database>

type ProviderPlace = { organisationId: string; id: string }

export type ProviderValues = {
  name: string
  issuer: string
  clientId: string
  trustsAddresses: boolean
  addsMembers: boolean
  defaultRoleId: number
}

type Stored = { secretSealed: string; now: Date }

const columnsOf = (
  { name, issuer, clientId, trustsAddresses, addsMembers, defaultRoleId }: ProviderValues,
  { secretSealed, now }: Stored,
) => ({
  name,
  issuer,
  client_id: clientId,
  secret_sealed: secretSealed,
  trusts_addresses: trustsAddresses,
  adds_members: addsMembers,
  default_role_id: defaultRoleId,
  changed_at: now,
})

/** Adds a provider, which is off. */
export async function insertProvider(
  db: Db,
  { organisationId, id }: ProviderPlace,
  values: ProviderValues,
  stored: Stored,
): Promise<void> {
  await db
    .insertInto('sign_in_providers')
    .values({ id, organisation_id: organisationId, ...columnsOf(values, stored) })
    .execute()
}

/** Stores changed settings of a provider. Another issuer or client is off, without a test. */
export async function storeProvider(
  db: Db,
  { organisationId, id }: ProviderPlace,
  values: ProviderValues,
  { isOther, ...stored }: Stored & { isOther: boolean },
): Promise<void> {
  await db
    .updateTable('sign_in_providers')
    .set({ ...columnsOf(values, stored), ...(isOther && { active: false, test: null }) })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute()
}

export const storeActive = (db: Db, { organisationId, id }: ProviderPlace, active: boolean, now: Date) =>
  db
    .updateTable('sign_in_providers')
    .set({ active, changed_at: now })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute()

export const storeTest = (db: Db, { organisationId, id }: ProviderPlace, test: StoredTest) =>
  db
    .updateTable('sign_in_providers')
    .set({ test: JSON.stringify(test) })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute()

export const deleteProvider = (db: Db, { organisationId, id }: ProviderPlace) =>
  db
    .deleteFrom('sign_in_providers')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute()

type PolicyValues = { only?: boolean; fallbackId?: string | null; providersAdded?: number }

/** Stores the rule of an organisation. What is missing stays. */
export async function storePolicy(db: Db, organisationId: string, values: PolicyValues): Promise<void> {
  const { only, fallbackId, providersAdded } = values
  const set = {
    ...(only !== undefined && { only_provider: only }),
    ...(fallbackId !== undefined && { fallback_id: fallbackId }),
    ...(providersAdded !== undefined && { providers_added: providersAdded }),
  }
  await db
    .insertInto('sign_in_policies')
    .values({ organisation_id: organisationId, ...set })
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet(set))
    .execute()
}

/** Unlinks every identity that a provider has asserted. */
export async function unlinkIdentities(db: Db, { organisationId, id }: ProviderPlace): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('external_identities')
    .where('organisation_id', '=', organisationId)
    .where('sign_in_provider_id', '=', id)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Makes other changes of the sign-in of an organisation wait. */
export const lockSignIn = (db: Db, organisationId: string) =>
  db.selectFrom('organisations').select('id').where('id', '=', organisationId).forNoKeyUpdate().execute()
