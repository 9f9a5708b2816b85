import type { Kysely } from 'kysely'
import type { StoredTest } from '../storage/schema/organisation-sign-in.ts'
import type { Database } from '../storage/schema.ts'

type Db = Kysely<Database>

export type ProviderValues = {
  name: string
  issuer: string
  clientId: string
  trustsAddresses: boolean
  addsMembers: boolean
  defaultRoleId: number
}

/** Stores the provider of an organisation. Another issuer or client is off, without a test. */
export async function storeProvider(
  db: Db,
  organisationId: string,
  { name, issuer, clientId, trustsAddresses, addsMembers, defaultRoleId }: ProviderValues,
  { secretSealed, isOther, now }: { secretSealed: string; isOther: boolean; now: Date },
): Promise<void> {
  const values = {
    name,
    issuer,
    client_id: clientId,
    secret_sealed: secretSealed,
    trusts_addresses: trustsAddresses,
    adds_members: addsMembers,
    default_role_id: defaultRoleId,
    changed_at: now,
    ...(isOther && { active: false, only_provider: false, fallback_id: null, test: null }),
  }
  await db
    .insertInto('sign_in_providers')
    .values({ organisation_id: organisationId, ...values })
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet(values))
    .execute()
}

export type ProviderSwitches = { active: boolean; only: boolean; fallbackId: string | null }

export const storeSwitches = (db: Db, organisationId: string, switches: ProviderSwitches, now: Date) =>
  db
    .updateTable('sign_in_providers')
    .set({
      active: switches.active,
      only_provider: switches.only,
      fallback_id: switches.fallbackId,
      changed_at: now,
    })
    .where('organisation_id', '=', organisationId)
    .execute()

export const storeTest = (db: Db, organisationId: string, test: StoredTest) =>
  db
    .updateTable('sign_in_providers')
    .set({ test: JSON.stringify(test) })
    .where('organisation_id', '=', organisationId)
    .execute()

export const deleteProvider = (db: Db, organisationId: string) =>
  db.deleteFrom('sign_in_providers').where('organisation_id', '=', organisationId).execute()

/** Unlinks every identity that the provider of an organisation has asserted. */
export async function unlinkIdentities(db: Db, organisationId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('external_identities')
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Makes other changes of the sign-in of an organisation wait. */
export const lockSignIn = (db: Db, organisationId: string) =>
  db.selectFrom('organisations').select('id').where('id', '=', organisationId).forNoKeyUpdate().execute()
