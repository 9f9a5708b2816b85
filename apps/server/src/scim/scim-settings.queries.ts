import type { Kysely } from 'kysely'
import type { Database } from '../storage/schema.ts'

type Db = Kysely<Database>

/** Returns the settings and the last request of an organisation; undefined if it has never used SCIM. */
export const scimSettingsOf = (db: Db, organisationId: string) =>
  db
    .selectFrom('scim_settings')
    .select([
      'active',
      'account_id as accountId',
      'last_request_at as at',
      'last_action as action',
      'last_resource as resource',
      'last_status as status',
    ])
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst()

type Settings = { active?: boolean; accountId?: string }

export async function storeScimSettings(db: Db, organisationId: string, { active, accountId }: Settings) {
  const values = {
    ...(active !== undefined && { active }),
    ...(accountId !== undefined && { account_id: accountId }),
  }
  await db
    .insertInto('scim_settings')
    .values({ organisation_id: organisationId, ...values })
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet(values))
    .execute()
}
